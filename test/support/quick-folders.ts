import { statfsSync } from "node:fs";

const memory = "/dev/shm";
const enough = 2 ** 30;

/**
 * Sets TMPDIR to a memory file system with at least 1 GiB, if there is one, and enables Node's compile cache, for this
 * process and its children. Variables that are already set stay.
 */
export function useQuickFolders(): void {
  process.env["NODE_COMPILE_CACHE"] ??= `${process.cwd()}/node_modules/.cache/compiled`;
  if (!process.env["TMPDIR"] && isThere()) process.env["TMPDIR"] = memory;
}

function isThere(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enough;
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return false;
    throw error;
  }
}
