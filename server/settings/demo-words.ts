import type { Executor } from "../db/open.ts";
import type { Services } from "../services.ts";

/** True while what was never saved is as the demo's company has it. */
export async function isDemoShown(
  { isDemo }: Pick<Services, "isDemo" | "db">,
  _executor?: Executor,
): Promise<boolean> {
  return isDemo;
}
