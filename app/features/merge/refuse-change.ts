import { data } from "react-router";
import type { Failure, Reply } from "#contract/client.ts";
import { readBase, type SubmittedValues } from "./form-versions.ts";

/** A refused change of a record. */
export type Refusal<Values> = {
  message: string;
  errors: Record<string, string>;
  /** The values as sent, and the record as it was when the form was opened, if the form carries it. */
  ours: SubmittedValues;
  base?: SubmittedValues;
  /** What somebody else stored meanwhile. */
  theirs?: Values;
};

type Change<Stored, Values> = {
  form: FormData;
  ours: SubmittedValues;
  readStored: () => Promise<Reply<Stored>>;
  valuesOf: (stored: Stored) => Values;
};

/**
 * A refused change, to show the form again with the typed values. After a version conflict it also has the stored values
 * (`theirs`), to merge with.
 */
export async function refuseChange<Stored, Values extends { version: string }>(
  { status, message, errors }: Failure,
  { form, ours, readStored, valuesOf }: Change<Stored, Values>,
) {
  const now = status === 409 ? await readStored() : undefined;
  const stored = now?.ok ? valuesOf(now.data) : undefined;
  const theirs = stored && stored.version !== ours["version"] ? stored : undefined;
  const shownMessage = now?.ok === false ? withoutTheirs(message) : message;
  const refusal: Refusal<Values> = { message: shownMessage, errors, ours, base: readBase(form), theirs };
  return data(refusal, { status });
}

/** The message when, after a conflict, the stored values could not be read. */
export function withoutTheirs(message: string): string {
  return `${message}. What is stored now could not be read: please save once more in a moment`;
}
