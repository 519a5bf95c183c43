import type { Failure, Reply } from "#contract/client.ts";
import { withoutTheirs } from "./refuse-change.ts";

/** What somebody else stored, as words and as the version that a form of it carries. */
export type StoredNow = { words: string; version: string };

/**
 * The refusal of a form that has no room for both versions. When somebody else was quicker, it tells what is stored now
 * and has its version: who has read it and sends the form once more puts what is typed in its place.
 */
export async function tellStored<Stored>(
  failure: Failure,
  version: string,
  read: () => Promise<Reply<Stored>>,
  storedOf: (stored: Stored) => StoredNow,
): Promise<Failure & { version: string }> {
  if (failure.status !== 409 || version === "") return { ...failure, version };
  const reply = await read();
  if (!reply.ok) return { ...failure, version, message: withoutTheirs(failure.message) };
  const now = storedOf(reply.data);
  if (now.version === version) return { ...failure, version };
  const message = `${failure.message}. Stored now: ${now.words}. Save once more to put what you typed in its place`;
  return { ...failure, version: now.version, message };
}
