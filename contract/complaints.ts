import type { z } from "zod";
import type { FieldErrors } from "./errors.ts";
import { errorsInHouseNames, fieldErrors, spellingOf } from "./wire.ts";

/** What a form says about a field that is empty, wrong or too short; the attributes that the browser's check reads. */
export type Complaint = { "data-missing"?: string; "data-wrong"?: string; "data-short"?: string };
export type Complaints = Record<string, Complaint>;

/** The words of a form's schema, field by field, so that pages say before sending what the server would say after. */
export function complaintsOf(form: z.ZodType): Complaints {
  const missing = faults(form, {});
  const filledWith = (sample: string) =>
    faults(form, Object.fromEntries(Object.keys(missing).map((name) => [name, sample])));
  const wrong = filledWith("?");
  const short = filledWith("1");
  const complaints = Object.keys(missing).map((name): [string, Complaint] => [
    houseName(form, name),
    { "data-missing": missing[name], "data-wrong": wrong[name], "data-short": short[name] },
  ]);
  return Object.fromEntries(complaints);
}

function faults(form: z.ZodType, sample: Record<string, unknown>): FieldErrors {
  const { error } = form.safeParse(sample);
  return error ? fieldErrors(error) : {};
}

function houseName(form: z.ZodType, wireName: string): string {
  return Object.keys(errorsInHouseNames({ [wireName]: "" }, spellingOf(form)))[0] ?? wireName;
}
