import { statfsSync } from "node:fs";

const memory = "/dev/shm";
const enough = 2 ** 30;

/**
 * Sets TMPDIR to a folder in memory, where there is one of at least 1 GiB, and turns Node's compile cache on, for this
 * process and those it starts. Variables that are set already stay.
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
