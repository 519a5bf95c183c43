/**
 * Settings of glibc's allocator, as environment variables, because it reads them before Node starts: large blocks (pictures)
 * are returned to the system when freed, the free end of an arena once it exceeds what compressing a page needs, and threads
 * share two arenas. After a thousand pages the process is a third smaller, without measurable CPU time (decision 160).
 * Other systems ignore them.
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "1048576",
  MALLOC_TRIM_THRESHOLD_: "8388608",
};
