import { data } from "react-router";
import type { Failure, Reply } from "#contract/client.ts";
import type { Texts } from "./own-version.ts";

type Change<Values, Stored> = {
  /** What was typed, with the version it was made from. */
  mine: Values;
  /** The record as it was when the form was opened, where the form carries it. */
  read?: Values;
  readNow: () => Promise<Reply<Stored>>;
  valuesOf: (stored: Stored) => Values;
};

/** A refused change of a record. `theirs` is what somebody else stored meanwhile, `read` what its sender began with. */
export type Refusal<Stored> = {
  errors: Record<string, string>;
  message: string;
  typed: Texts<Stored>;
  theirs?: Texts<Stored>;
  read?: Texts<Stored>;
};

/**
 * A refused change, for its page to show again with what was typed. When somebody else was quicker, with what is stored
 * now beside it: two versions to choose from.
 */
export async function refuseChange<Values extends { version: string }, Stored>(
  failure: Failure,
  change: Change<Values, Stored>,
) {
  const { status, message, errors } = failure;
  const theirs = await theirVersion(failure, change);
  return data({ message, errors, typed: change.mine, theirs, read: change.read }, { status });
}

/** What is stored now when somebody else was quicker; nothing when the change was refused for another reason. */
async function theirVersion<Values extends { version: string }, Stored>(
  failure: Failure,
  { mine, readNow, valuesOf }: Change<Values, Stored>,
): Promise<Values | undefined> {
  const now = failure.status === 409 ? await readNow() : undefined;
  const stored = now?.ok ? valuesOf(now.data) : undefined;
  return stored && stored.version !== mine.version ? stored : undefined;
}
