import { data } from "react-router";
import type { Failure, Reply } from "#contract/client.ts";
import { readBase, type Sent } from "./form-versions.ts";

/** A change of a record that is not stored. */
export type Refusal<Values> = {
  message: string;
  errors: Record<string, string>;
  /** What its sender wants, and what the record was when the form was opened, where the form carries it. */
  ours: Sent;
  base?: Sent;
  /** What somebody else stored meanwhile. */
  theirs?: Values;
};

type Change<Stored, Values> = {
  form: FormData;
  ours: Sent;
  readStored: () => Promise<Reply<Stored>>;
  valuesOf: (stored: Stored) => Values;
};

/**
 * A refused change, for its page to show again with what was typed. When somebody else was quicker, with what is stored
 * now beside it: two versions to choose from.
 */
export async function refuseChange<Stored, Values extends { version: string }>(
  { status, message, errors }: Failure,
  { form, ours, readStored, valuesOf }: Change<Stored, Values>,
) {
  const now = status === 409 ? await readStored() : undefined;
  const stored = now?.ok ? valuesOf(now.data) : undefined;
  const theirs = stored && stored.version !== ours["version"] ? stored : undefined;
  const said = now?.ok === false ? withoutTheirs(message) : message;
  const refusal: Refusal<Values> = { message: said, errors, ours, base: readBase(form), theirs };
  return data(refusal, { status });
}

/** Why a change was refused, where what is stored now cannot be shown beside it. */
export function withoutTheirs(message: string): string {
  return `${message}. What is stored now could not be read: please save once more in a moment`;
}
