import type { Config } from "../config.ts";
import type { Services } from "../services.ts";
import { visitCounter } from "../visits/visit-counter.ts";
import { requestLog, sentAtOnceLog } from "./log-request.ts";
import type { Log } from "./open-log.ts";
import { requestIds } from "./request-ids.ts";
import type { RequestWatch } from "./watch-requests.ts";

/** For each request: its id, its line in the log, and its counts in the metrics. */
export function createRequestWatch(config: Pick<Config, "log">, services: Services, log: Log): RequestWatch {
  const { trustedProxies, metrics, visits } = services;
  const count = visitCounter(visits);
  const areAllLogged = config.log === "requests";
  const write = requestLog(log, areAllLogged);
  const writeSent = areAllLogged ? sentAtOnceLog(log.writeLine) : () => {};
  return {
    idOf: requestIds(trustedProxies),
    onServed(served, request) {
      metrics?.countRequest(served);
      const { notes, status } = served;
      count({ request, route: notes.route, status, nothing: notes.nothing });
      write(served);
    },
    onSentAtOnce(sent, request) {
      metrics?.countSentAtOnce(sent);
      count({ ...sent, request });
      writeSent(sent);
    },
  };
}
