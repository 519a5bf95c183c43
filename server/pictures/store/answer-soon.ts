import { setTimeout as pause } from "node:timers/promises";

/** In milliseconds. A store that is well answers within some hundredths of a second. */
const soon = 2000;

/**
 * What the store answers to a question that a transaction asks; throws when it takes longer than two seconds, because on
 * SQLite everybody who writes waits with the transaction. What was asked for goes on: let it do no harm later.
 */
export async function answerSoon<T>(answer: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const late = pause(soon, undefined, { signal: ended.signal }).then(() => {
    throw new DOMException(`The store of pictures did not answer within ${soon} ms`, "TimeoutError");
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    ended.abort();
  }
}
