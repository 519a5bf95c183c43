import { readdirSync, readFileSync } from "node:fs";

/** Milliseconds of CPU that a process has used, all its threads together; 0 where that cannot be read. */
export function cpuOf(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    // Exact to the nanosecond; `stat` counts hundredths of a second.
    const spent = threads.map((thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8"));
    return spent.reduce((sum, text) => sum + Number(text.split(" ")[0]) / 1e6, 0);
  } catch {
    return 0;
  }
}

/** Megabytes of memory that a process and its children hold; NaN where that cannot be read. */
export function memoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const own = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
    return children.filter(Boolean).reduce((sum, child) => sum + memoryOf(Number(child)), own);
  } catch {
    return Number.NaN;
  }
}
