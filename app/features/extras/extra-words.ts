import type { ExtraShown } from "#contract/extras.ts";
import { daysInWords, shortDate } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { addDays } from "#contract/rules/stay.ts";

export const perOptions: { value: ExtraShown["per"]; label: string }[] = [
  { value: "stay", label: "Stay" },
  { value: "night", label: "Night" },
  { value: "person", label: "Person" },
  { value: "person-night", label: "Person and night" },
];

export const askedOptions: { value: ExtraShown["asked"]; label: string }[] = [
  { value: "offer", label: "Guests may choose it" },
  { value: "always", label: "Always charged" },
  { value: "never", label: "Only we add it" },
];

/** `₹300 a night, 1 Dec to 28 Feb 2031, always charged`: the last night is in it. */
export function extraInWords({ price, per, from, to, asked }: ExtraShown): string {
  const times = per === "person-night" ? "a person and night" : `a ${per}`;
  const asks = askedOptions.find(({ value }) => value === asked)?.label.toLowerCase();
  return [`${formatRupees(price)} ${times}`, datesInWords(from, to), asks].filter(Boolean).join(", ");
}

function datesInWords(from: string | null, to: string | null): string {
  const last = to === null ? null : addDays(to, -1);
  if (from && last === from) return `the night of ${shortDate(from)} ${from.slice(0, 4)}`;
  if (from && last) return `${daysInWords(from, last)} ${last.slice(0, 4)}`;
  if (from) return `from ${shortDate(from)} ${from.slice(0, 4)}`;
  return last ? `until ${shortDate(last)} ${last.slice(0, 4)}` : "";
}
