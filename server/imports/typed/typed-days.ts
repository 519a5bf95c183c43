import { latinDigits } from "#contract/rules/digits.ts";
import { typedCount } from "./typed-count.ts";

/** The days of a journey beside its nights: `4N/5D`, `5 Days / 4 Nights`, `4 nights 5 days`. */
const nightsFirst = /^\d{1,2} ?n(?:ights?)?[ ,/&-]{1,3}(\d{1,2}) ?d(?:ays?)?$/i;
const daysFirst = /^(\d{1,2}) ?d(?:ays?)?[ ,/&-]{1,3}\d{1,2} ?n(?:ights?)?$/i;

/** Nights alone do not say how many days it has. */
const onlyNights = /^\d{1,2} ?n(?:ights?)?\.?$/i;

/** How many days a journey has, as people write it. Other texts stay as they are: the schema refuses them. */
export function typedDays(text: string): string;
export function typedDays(text: string | undefined): string | undefined;
export function typedDays(text: string | undefined): string | undefined {
  const plain = latinDigits(text ?? "")
    .replace(/\s+/g, " ")
    .trim();
  if (onlyNights.test(plain)) return text;
  return (nightsFirst.exec(plain) ?? daysFirst.exec(plain))?.[1] ?? typedCount(text);
}
