import { readFreeSpace } from "../../free-space.ts";
import { bad, good, type HealthLook, lookAt } from "../health-check.ts";

/** In megabytes; below a quarter of it the state is bad (`free-space.ts`). */
const tightBelow = 2000;

export const space: HealthLook = {
  name: "space",
  title: "Space",
  async look(services) {
    const { megabytes, isLow } = await readFreeSpace(services);
    if (megabytes === null) return good("This server keeps no files of its own.");
    const space = `${(megabytes / 1000).toLocaleString("en-IN", { maximumFractionDigits: 1 })} GB`;
    const says = `${space} of space are left for the server's files.`;
    const advice = "Let whoever runs the server make room, or move the data to a larger disk.";
    if (isLow) return bad(`${says} When they are used up, no booking can be kept.`, advice);
    return megabytes < tightBelow ? lookAt(says, advice) : good(says);
  },
};
