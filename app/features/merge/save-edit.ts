import { redirectWithToast } from "#app/features/navigation/flash.ts";
import type { Reply } from "#contract/client.ts";
import { readOurs, type SubmittedValues } from "./form-versions.ts";
import { mergeVersions } from "./merge-versions.ts";
import { refuseChange } from "./refuse-change.ts";

export type Edit<Stored, Values> = {
  /** Reads the form where its fields are not the record's texts. */
  readForm?: (form: FormData) => SubmittedValues;
  change: (ours: SubmittedValues) => Promise<Reply<unknown>>;
  readStored: () => Promise<Reply<Stored>>;
  valuesOf: (stored: Stored) => Values;
  /** Where to go once it is stored. */
  done: () => string | Promise<string>;
};

/** Stores a record's form, or the merge of two versions, and redirects; else returns the refusal. */
export async function saveEdit<Stored, Values extends { version: string }>(
  form: FormData,
  { readForm = readOurs, change, done, ...stored }: Edit<Stored, Values>,
) {
  const ours = mergeVersions(form) ?? readForm(form);
  const reply = await change(ours);
  if (reply.ok) throw redirectWithToast(await done(), reply.message);
  return refuseChange(reply, { form, ours, ...stored });
}
