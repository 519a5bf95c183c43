import { z } from "zod";
import { bareAmount } from "../rules/bare-number.ts";
import { latinDigits } from "../rules/digits.ts";
import { emailPattern } from "../rules/email.ts";
import { formatRupees } from "../rules/money.ts";
import { dialledNumber, typedDigits, withoutInvisible } from "../rules/phone.ts";
import { longestLine, longestText, tooLongWords } from "../rules/text-lengths.ts";
import { plainLines, seenText } from "../rules/text.ts";
import { isCalendarDate } from "../rules/stay.ts";

function text(message: string, longest: number, tidy: (value: string) => string) {
  return z
    .string(message)
    .overwrite(seenText)
    .trim()
    .overwrite(tidy)
    .min(1, message)
    .max(longest, tooLong(longest))
    .refine((value) => !hasControlCharacters(value), "Remove the characters that cannot be shown");
}

/** Refuses a text that is too long before any further rule runs, so that refusing it costs little. */
export function tooLong(longest: number, error = tooLongWords(longest)) {
  return { error, abort: true };
}

/** A required line; line breaks and runs of blanks become one blank. */
export function line(message: string) {
  return text(message, longestLine, (value) => value.replace(/\s+/g, " "));
}

/** A required longer text. */
export function prose(message: string) {
  return text(message, longestText, plainLines);
}

/** An optional longer text; empty when left out. */
export function optionalProse() {
  return z
    .string("Write this as text")
    .overwrite(seenText)
    .trim()
    .overwrite(plainLines)
    .max(longestText, tooLong(longestText))
    .refine((value) => !hasControlCharacters(value), "Remove the characters that cannot be shown")
    .nullish()
    .transform((value) => value ?? "");
}

type Outside = string | { below: string; above: string };

/** A short text that may be empty, such as a search. */
export function shortText(longest: number, message: string, long = tooLong(longest, message)) {
  return z
    .string(message)
    .overwrite(seenText)
    .trim()
    .max(longest, long)
    .refine((value) => !hasControlCharacters(value), "Remove the characters that cannot be shown");
}

/** A whole number, also sent as text, in digits of any script. `message` when it is none, `outside` when it is out of range. */
export function wholeNumber(message: string, min: number, max: number, outside: Outside = message) {
  const { below, above } = typeof outside === "string" ? { below: outside, above: outside } : outside;
  return z.preprocess(numberFromText, z.int(message).min(min, below).max(max, above));
}

/**
 * A required telephone number that matches `digits`. Returns its digits without the signs between them and without
 * India's code, on which further rules then run.
 */
export function phone(
  missing: string,
  digits: RegExp,
  wrong: string,
  rule = (number: z.ZodString) => number,
) {
  const number = line(missing)
    .regex(digits, wrong)
    .overwrite((value) => value.replace(/[ ().-]/g, "").replace(/^\+91/, ""));
  return z.preprocess((value) => {
    if (typeof value === "number") return String(value);
    return typeof value === "string" ? latinDigits(withoutInvisible(value)) : value;
  }, rule(number));
}

/** A telephone number in a form of staff, also as foreign guests write it: `+44 7911 123456`. */
export const staffPhone = z.preprocess(
  (value) => (typeof value === "string" ? dialledNumber(latinDigits(withoutInvisible(value))) : value),
  phone("Phone number is required", typedDigits(10, 15), "Phone number must be at least 10 digits"),
);

/** The version of the record that the change was made from, for optimistic locking. */
export function expectedVersion(record: string, min = 1) {
  return optionalWholeNumber(`version is the number that was read with the ${record}`, min, 2_147_483_647);
}

/** As `wholeNumber`, but may be left out (missing, null or empty text). */
export function optionalWholeNumber(message: string, min: number, max: number) {
  return z.preprocess(
    (value) => (value === "" || value === null ? undefined : numberFromText(value)),
    z.int(message).min(min, message).max(max, message).optional(),
  );
}

/** A list of whole numbers that may be left out, also as `4,9` or `4 and 9`. Every error is reported for the list as a whole. */
export function numberList(message: string, min: number, max: number, longest: number) {
  const fits = (number: unknown) =>
    Number.isInteger(number) && min <= Number(number) && Number(number) <= max;
  const tidy = (value: unknown) => {
    if (value === undefined || value === null || value === "") return undefined;
    const list = typeof value === "string" ? typedList(value) : value;
    if (!Array.isArray(list) || list.length > longest) return null;
    const numbers: unknown[] = list.map(numberFromText);
    return numbers.every(fits) ? numbers : null;
  };
  return z.preprocess(tidy, z.array(z.int().min(min).max(max), message).max(longest).optional());
}

function typedList(text: string): string[] {
  const parts = text.replace(/\band\b|[;&]/gi, ",").split(",");
  return parts.flatMap((part) => part.trim().split(/\s+/));
}

/** An e-mail address, as simple as the specification's pattern. */
export function email(missing: string, invalid: string) {
  return line(missing).regex(emailPattern, invalid);
}

/** An optional e-mail address; empty when left out. */
export function optionalEmail(invalid: string) {
  return z
    .union([z.literal(""), email(invalid, invalid)], invalid)
    .nullish()
    .transform((value) => value ?? "");
}

/** A calendar date in Asia/Kolkata, `YYYY-MM-DD`; a full ISO date-time is cut to its date. */
export function calendarDate(missing: string) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .meta({ format: "date" })
    .transform((value) => (isDateTime(value) ? value.slice(0, 10) : value))
    .refine(isCalendarDate, "Enter a date that exists, as YYYY-MM-DD");
}

/** ISO 8601, with or without seconds and the difference from UTC. */
function isDateTime(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/.test(value);
}

/** A calendar date that may be left out (missing, null or empty text). */
export function optionalDate() {
  return z.preprocess(
    (value) => (value === "" || value === null ? undefined : value),
    calendarDate("Enter a date that exists, as YYYY-MM-DD").optional(),
  );
}

/** An optional line; line breaks and runs of blanks become one blank. Empty when left out. */
export function lineOrNothing(longest: number) {
  return z.preprocess(
    (value) => value ?? "",
    shortText(longest, "Write this as text", tooLong(longest)).overwrite((value) =>
      value.replace(/\s+/g, " "),
    ),
  );
}

/** An amount in whole rupees, also as people write it: `5,000`, `Rs. 5,000/-`, `५,०००`, `٥٬٠٠٠`; `5,000.00` as banks write it. */
export function rupees(
  message: string,
  min: number,
  max: number,
  outside: Outside = amountsOutside(min, max),
) {
  return z.preprocess(
    (value) => (typeof value === "string" ? bareAmount(value) : value),
    wholeNumber(message, min, max, outside),
  );
}

function amountsOutside(min: number, max: number) {
  return {
    below: `The amount is at least ${formatRupees(min)}`,
    above: `The amount is at most ${formatRupees(max)}`,
  };
}

/** The postal code of a place in India, also as it stands on letters: `190 001`. */
export const pinCode = line("Pincode is required")
  .overwrite((value) => latinDigits(value).replace(/\s/g, ""))
  .regex(/^[1-9]\d{5}$/, "Enter the six digits of the pincode");

/** A boolean, also as the text that queries and forms send. */
export function flag(message: string) {
  const words = new Map<unknown, boolean>([
    ["true", true],
    ["false", false],
  ]);
  return z.preprocess(
    (value) => (typeof value === "string" ? (words.get(value.toLowerCase()) ?? value) : value),
    z.boolean(message),
  );
}

/** Digits of any script are numbers: phones write those of their language. */
function numberFromText(value: unknown): unknown {
  return typeof value === "string" && /^\s*-?\p{Nd}+\s*$/u.test(value) ? Number(latinDigits(value)) : value;
}

/** True for control characters other than line breaks and tabs; PostgreSQL refuses null bytes, for example. */
function hasControlCharacters(value: string): boolean {
  // oxlint-disable-next-line no-control-regex -- these are the characters to find
  return /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|[\ud800-\udfff]/u.test(value);
}
