import type { z } from "zod";
import type { FieldErrors } from "./core/errors.ts";
import { errorsByDomainName, fieldErrors, aliasesOf } from "./core/wire.ts";

/** What a form says about a field that is empty, wrong or too short; the attributes that the browser's check reads. */
export type Complaint = {
  "data-missing"?: string;
  "data-wrong"?: string;
  "data-short"?: string;
  /** The least number of characters, where that is all that is asked of the text. */
  "data-least"?: number;
  /** Of a date before the field's `min`. */
  "data-low"?: string;
};
export type Complaints = Record<string, Complaint>;

const longestLeast = 40;

const known = new WeakMap<z.ZodType, Complaints>();

/** The words of a form's schema, field by field, so that pages say before sending what the server would say after. */
export function complaintsOf(form: z.ZodType): Complaints {
  const complaints = known.get(form) ?? readComplaints(form);
  known.set(form, complaints);
  return complaints;
}

function readComplaints(form: z.ZodType): Complaints {
  const missing = faults(form, {});
  const filledWith = (sample: string) =>
    faults(form, Object.fromEntries(Object.keys(missing).map((name) => [name, sample])));
  const wrong = filledWith("?");
  const short = filledWith("1");
  // Words, and digits for what takes nothing else.
  const byLength = Array.from({ length: longestLeast }, (_, index) =>
    ["?", "1"].map((sign) => filledWith(sign.repeat(index + 1))),
  );
  const leastOf = (name: string) => {
    const least = byLength.findIndex((samples) => samples.some((faulty) => !(name in faulty))) + 1;
    return least > 1 ? least : undefined;
  };
  const complaints = Object.keys(missing).map((name): [string, Complaint] => [
    houseName(form, name),
    {
      "data-missing": missing[name],
      "data-wrong": wrong[name],
      "data-short": short[name],
      "data-least": leastOf(name),
    },
  ]);
  return Object.fromEntries(complaints);
}

function faults(form: z.ZodType, sample: Record<string, unknown>): FieldErrors {
  const { error } = form.safeParse(sample);
  return error ? fieldErrors(error) : {};
}

function houseName(form: z.ZodType, wireName: string): string {
  return Object.keys(errorsByDomainName({ [wireName]: "" }, aliasesOf(form)))[0] ?? wireName;
}
