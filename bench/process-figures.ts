import { readdirSync, readFileSync } from "node:fs";

/** Milliseconds of CPU time of a process with all its threads; 0 if it cannot be read. */
export function cpuOf(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    // In nanoseconds; `stat` has only hundredths of a second.
    const spent = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8"));
    return spent.reduce((sum, text) => sum + Number(text.split(" ")[0]) / 1e6, 0);
  } catch {
    return 0;
  }
}

/** Resident memory of a process and its children, in megabytes; NaN if it cannot be read. */
export function memoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const ownMemory = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
    return children.filter(Boolean).reduce((sum, child) => sum + memoryOf(Number(child)), ownMemory);
  } catch {
    return Number.NaN;
  }
}
