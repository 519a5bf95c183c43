import type { Failure, Reply } from "#contract/client.ts";
import { withoutTheirs } from "./refuse-change.ts";

/** What somebody else stored: in words, and its version. */
export type StoredVersion = { words: string; version: string };

/**
 * The refusal of a form that has no space for a merge. After a version conflict it describes the stored values and carries
 * their version: sending the form once more overwrites them.
 */
export async function describeStored<Stored>(
  failure: Failure,
  version: string,
  read: () => Promise<Reply<Stored>>,
  storedOf: (stored: Stored) => StoredVersion,
): Promise<Failure & { version: string }> {
  if (failure.status !== 409 || version === "") return { ...failure, version };
  const reply = await read();
  if (!reply.ok) return { ...failure, version, message: withoutTheirs(failure.message) };
  const now = storedOf(reply.data);
  if (now.version === version) return { ...failure, version };
  const message = `${failure.message}. Stored now: ${now.words}. Save once more to put what you typed in its place`;
  return { ...failure, version: now.version, message };
}
