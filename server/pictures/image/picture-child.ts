import { writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { carryOut, type Order } from "./image-orders.ts";
import { imageWork } from "./image-work.ts";

// The image process's program: see `image-process.ts`.

const work = imageWork();
/** Lower priority: requests of visitors come before pictures. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
try {
  // When memory runs out, Linux should kill this process and not the site.
  writeFileSync("/proc/self/oom_score_adj", "800");
} catch {
  // Not on Linux.
}
/** A failure to send is ignored: when the parent has ended, this process ends too. */
const noMatter = () => {};
process.on("message", (order: Order & { id: number }) => {
  void carryOut(work, order).then((answer) => process.send?.(answer, noMatter));
});
// Ctrl+C and service managers signal all processes: the parent finishes running work, and then ends this one.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
// SIGKILL, because an exit would wait for running work.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
