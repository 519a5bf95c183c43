import type { z } from "zod";
import type { FormRules } from "./form-rules.ts";

const longestProbe = 40;

/** What the form says about each empty, short or odd field, asked of the contract itself so that the words live there alone. */
export function formRules(form: z.ZodType): FormRules {
  const names = Object.keys(complaints(form, {}));
  const lengths = Array.from({ length: longestProbe }, (_, index) => index + 1);
  return Object.fromEntries(
    names.map((name) => {
      const complaint = (value: string) => complaints(form, { [name]: value })[name];
      const wrong = complaint("a");
      const least = wrong ? lengths.find((length) => !complaint("a".repeat(length))) : undefined;
      return [name, { missing: complaint(""), wrong, least }];
    }),
  );
}

function complaints(form: z.ZodType, fields: Record<string, string>): Record<string, string> {
  const issues = form.safeParse(fields).error?.issues ?? [];
  // The first of several complaints about a field is the one that is shown.
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}
