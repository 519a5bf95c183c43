import { performance } from "node:perf_hooks";
import type { Services } from "../../services.ts";

/** India is five and a half hours ahead of UTC all year. */
const aheadOfUtc = 19_800_000;
const dayInMilliseconds = 86_400_000;

/**
 * Returns a function that tells what pages are made from: the content's version, and the day in Kashmir. Requests that
 * the event loop found waiting at one look share one reading, for all of them had come before it. One that was sent
 * ahead may have come later, over a connection that was being read already, and has a reading of its own.
 */
export function contentState({ content, clock }: Pick<Services, "content" | "clock">) {
  let known: string | Promise<string> = "";
  let look = { loopCount: -1, events: -1 };

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

  return (wasSentAhead: boolean): string | Promise<string> => {
    if (wasSentAhead) return read();
    // Both numbers stand still while the event loop hands out what it found at one look.
    const now = performance.nodeTiming.uvMetricsInfo;
    if (now.events === look.events && now.loopCount === look.loopCount) return known;
    known = read();
    look = now;
    return known;
  };
}
