/**
 * How glibc gives memory back, as environment variables, for it reads them before Node begins: what is taken in one piece
 * (a picture) goes back when it is freed, what is free at the end of an arena once it is more than the next page is
 * compressed with, and threads share two arenas. After a thousand pages the process is a third smaller, at no processor
 * time that could be measured (decision 160). Other systems ignore them.
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "1048576",
  MALLOC_TRIM_THRESHOLD_: "8388608",
};
