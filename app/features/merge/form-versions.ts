import { typedFields } from "#app/reply.ts";
import { mergeVersions, readJson } from "./merge-versions.ts";

/** A record as form values: all strings. */
export type TextsOf<Stored> = { [Name in keyof Stored & string]: string };

/** Unchecked values of a submitted form. */
export type SubmittedValues = Readonly<Record<string, unknown>>;

export function toTexts<Stored extends object>(record: Stored): TextsOf<Stored> {
  // The type of `fromEntries` loses the names, which are those of the record.
  // Objects, arrays and undefined are left out of forms, and so stay as stored.
  const texts = Object.entries(record)
    .filter(([, value]) => value === null || (value !== undefined && typeof value !== "object"))
    .map(([name, value]) => [name, value === null ? "" : String(value)]);
  return Object.fromEntries(texts) as TextsOf<Stored>;
}

/**
 * The whole record as the sender of a form wants it: the choice made from two versions, or the record as it was when
 * the form was opened (its `base`) with what was typed over it.
 */
export function readOurs(form: FormData): SubmittedValues {
  const { base, ...typed } = typedFields(form);
  return mergeVersions(form) ?? { version: "", ...readJson(base), ...typed };
}

/** The record as it was when the form was opened. */
export function readBase(form: FormData): SubmittedValues | undefined {
  return readJson(form.get("base")) ?? readJson(form.get("theirs")) ?? undefined;
}

/** The record's values, overridden by those of `sent` that have the same type. */
export function fitTo<Values extends object>(values: Values, sent: SubmittedValues): Values {
  const fitting = Object.entries(values).flatMap(([name, value]) =>
    isLike(value, sent[name]) ? [[name, sent[name]] as const] : [],
  );
  return { ...values, ...Object.fromEntries(fitting) };
}

function isLike(value: unknown, sent: unknown): boolean {
  if (Array.isArray(value)) {
    const [first] = value;
    const isEntry = (entry: unknown) =>
      first === undefined ? typeof entry !== "object" : isLike(first, entry);
    return Array.isArray(sent) && sent.every(isEntry);
  }
  if (typeof value !== "object" || value === null) return typeof value === typeof sent;
  if (typeof sent !== "object" || sent === null) return false;
  const sentParts = new Map(Object.entries(sent));
  return Object.entries(value).every(([name, part]) => isLike(part, sentParts.get(name)));
}
