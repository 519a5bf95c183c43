import { data } from "react-router";
import type { Failure, Reply } from "#contract/client.ts";

type Change<Values, Stored> = {
  /** What was typed, with the version it was made from. */
  mine: Values;
  readNow: () => Promise<Reply<Stored>>;
  valuesOf: (stored: Stored) => Values;
};

/**
 * A refused change, for its page to show again with what was typed. When somebody else was quicker, with what is stored
 * now beside it: two versions to choose from.
 */
export async function refuseChange<Values extends { version: string }, Stored>(
  failure: Failure,
  { mine, readNow, valuesOf }: Change<Values, Stored>,
) {
  const { status, message, errors } = failure;
  const now = status === 409 ? await readNow() : undefined;
  const stored = now?.ok ? valuesOf(now.data) : undefined;
  const theirs = stored && stored.version !== mine.version ? stored : undefined;
  return data({ message, errors, typed: mine, theirs }, { status });
}
