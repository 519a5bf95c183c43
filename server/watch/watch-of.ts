import type { Config } from "../config.ts";
import type { Services } from "../services.ts";
import { requestLog, sentAtOnceLog } from "./log-request.ts";
import type { Log } from "./open-log.ts";
import { requestIds } from "./request-ids.ts";
import type { Watch } from "./watched.ts";

/** What becomes of each request: its id, its line in the log, and its place in the figures. */
export function watchOf(config: Pick<Config, "log">, services: Services, log: Log): Watch {
  const { trustedProxies, metrics } = services;
  const areAllLogged = config.log === "requests";
  const write = requestLog(log, areAllLogged);
  const writeSent = areAllLogged ? sentAtOnceLog(log.writeLine) : () => {};
  return {
    idOf: requestIds(trustedProxies),
    onServed(served) {
      metrics?.countRequest(served);
      write(served);
    },
    onSentAtOnce(sent) {
      metrics?.countSentAtOnce(sent);
      writeSent(sent);
    },
  };
}
