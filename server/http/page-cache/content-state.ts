import { performance } from "node:perf_hooks";
import type { Services } from "../../services.ts";

/** India is five and a half hours ahead of UTC all year. */
const aheadOfUtc = 19_800_000;
const dayInMilliseconds = 86_400_000;

/**
 * Returns a function that tells the state that pages are made from: the content's version, and the day in Kashmir.
 * Requests that arrived in one poll of the event loop share one reading, because all of them came before it. A
 * pipelined request may have come later, on a connection that was being read already: it gets its own.
 */
export function contentState({ content, clock }: Pick<Services, "content" | "clock">) {
  let state: string | Promise<string> = "";
  let lastPoll = { loopCount: -1, events: -1 };

  const withDay = (version: number) =>
    `${version} ${Math.floor((clock.now().getTime() + aheadOfUtc) / dayInMilliseconds)}`;

  function read(): string | Promise<string> {
    try {
      const version = content.current();
      return typeof version === "number" ? withDay(version) : version.then(withDay);
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error("no version", { cause: error }));
    }
  }

  return (isPipelined: boolean): string | Promise<string> => {
    if (isPipelined) return read();
    // Both numbers stay the same while the event loop handles the events of one poll.
    const poll = performance.nodeTiming.uvMetricsInfo;
    if (poll.events === lastPoll.events && poll.loopCount === lastPoll.loopCount) return state;
    state = read();
    lastPoll = poll;
    return state;
  };
}
