import { soak } from "../../bench/soak.ts";
import { ensureBuilt } from "../build.ts";

await ensureBuilt();
const isFlat = await soak(Number(process.argv[2] ?? 30));
console.log(isFlat ? "No failure, and memory stays flat." : "It failed or grew: see above.");
process.exit(isFlat ? 0 : 1);
