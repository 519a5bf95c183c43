import type { Config } from "../config.ts";
import type { Services } from "../services.ts";
import { requestLog } from "./log-request.ts";
import { requestIds } from "./request-ids.ts";
import type { Watch } from "./watched.ts";

/** What becomes of each request: its id, its line in the log, and its place in the figures. */
export function watchOf(config: Pick<Config, "log">, { log, trustedProxies, metrics }: Services): Watch {
  const idOf = requestIds(trustedProxies);
  const write = requestLog(log, config.log === "requests");
  if (!metrics) return { idOf, onServed: write };
  return {
    idOf,
    onServed(served) {
      metrics.countRequest(served);
      write(served);
    },
  };
}
