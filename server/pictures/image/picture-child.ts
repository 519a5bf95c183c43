import { writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { carryOut, type Order } from "./image-orders.ts";
import { imageWork } from "./image-work.ts";

// The program of the process in which pictures are read: see `image-process.ts`.

const work = imageWork();
/** Its parent sends one order after the other; visitors come before pictures. */
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
try {
  // Where memory runs out, Linux ends this process and not the site.
  writeFileSync("/proc/self/oom_score_adj", "800");
} catch {
  // Elsewhere.
}
/** Its parent may have ended meanwhile, and then this one ends too. */
const noMatter = () => {};
process.on("message", (order: Order & { id: number }) => {
  void carryOut(work, order).then((answer) => process.send?.(answer, noMatter));
});
// Ctrl+C and service managers reach all processes: the parent finishes what is in work, and then ends this one.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
// At once, whatever is in work: an exit would wait for it.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
