import { latinDigits } from "#contract/rules/digits.ts";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** A weekday before a date, or a time of day after it, is ignored. */
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[., ]+/i;
const timeOfDay = /(?:, ?| )\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?| ?hrs?\.?)?$/i;

/** No date is longer, even with a weekday, the month in letters and a time. */
const longest = 100;

/** A date in numbers alone, but for those with the year in front. */
export const inNumbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;

/** A date without what says nothing about the day: blanks, weekday, time. */
export function plainDate(text: string): string {
  if (text.length > longest) return text;
  return latinDigits(text)
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/\s+/g, " ")
    .replace(/ ?([-/.]) ?/g, "$1")
    .trim()
    .replace(weekday, "")
    .replace(timeOfDay, "");
}

/**
 * Reads a date as people in India write it, the day before the month: `14/12/2026`, `14.12.26`, `14 Dec 2026`, `Dec 14,
 * 2026`; also `2026-12-14`, and with a weekday or a time. Other texts are returned unchanged: the schema refuses them.
 */
export function typedDate(text = ""): string {
  if (text.length > longest) return text;
  const plain = plainDate(text);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(plain);
  if (iso) return dateText(iso[1], iso[2], iso[3]);
  const numbers = inNumbers.exec(plain);
  if (numbers) return dateText(numbers[3], numbers[2], numbers[1]);
  const words = /^(\d{1,2})(?:st|nd|rd|th)?(?: of)?[-/., ]*([a-z]{3})[a-z]*[-/., ']*(\d{4}|\d{2})$/i.exec(
    plain,
  );
  if (words) return inWords(words[3], words[2], words[1]) ?? text;
  const american = /^([a-z]{3})[a-z]*[-/., ]*(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{4}|\d{2})$/i.exec(plain);
  return (american && inWords(american[3], american[1], american[2])) ?? text;
}

function inWords(year: string | undefined, word = "", day?: string): string | undefined {
  const month = months.indexOf(word.toLowerCase()) + 1;
  return month > 0 ? dateText(year, String(month), day) : undefined;
}

function dateText(year = "", month = "", day = ""): string {
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
