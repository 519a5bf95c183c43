import { statfsSync } from "node:fs";

const memory = "/dev/shm";
const enough = 2 ** 30;

/**
 * Lets temporary files of this process and those it starts stand in memory, where the machine has a folder there of
 * at least 1 GiB and nobody chose another: what a test stores need not outlast a power cut.
 */
export function useMemoryFolder(): void {
  if (process.env["TMPDIR"] || process.platform !== "linux") return;
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize >= enough) process.env["TMPDIR"] = memory;
  } catch (error) {
    if ((error as { code?: string }).code !== "ENOENT") throw error;
  }
}
