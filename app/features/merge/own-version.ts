import { typedFields } from "#app/reply.ts";
import { mergeVersions, readValues } from "./merge-versions.ts";

/** A record as a form sends it: everything in it a text. */
export type Texts<Stored> = { [Name in keyof Stored & string]: string };

export function toTexts<Stored extends object>(record: Stored): Texts<Stored> {
  const texts = Object.entries(record).map(([name, value]) => [name, value === null ? "" : String(value)]);
  return Object.fromEntries(texts) as Texts<Stored>;
}

/**
 * The whole record as the sender of a form wants it: the choice made from two versions, or the record as it was read
 * (the form's `read`) with what was typed over it.
 */
export function readOwnVersion<Values extends { version: string }>(form: FormData): Values {
  const { read, ...typed } = typedFields(form);
  return mergeVersions<Values>(form) ?? ({ version: "", ...readValues(read), ...typed } as unknown as Values);
}

/** The record as it was when the form was opened, which tells what its sender changed. */
export function readBefore<Values>(form: FormData): Values | undefined {
  return (readValues(form.get("read")) ?? readValues(form.get("theirs")) ?? undefined) as Values | undefined;
}
