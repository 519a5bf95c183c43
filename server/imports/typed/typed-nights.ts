import { allWeekdays, weekdayNames } from "#contract/rules/rates.ts";

/** Fridays and Saturdays are the nights of a weekend: who leaves on Sunday has slept these two. */
const weekend = [5, 6];

/** No list of the seven days is longer, even with their names in full. */
const longest = 100;

const together: Readonly<Partial<Record<string, readonly number[]>>> = {
  weekend,
  weekends: weekend,
  weekday: allWeekdays.filter((day) => !weekend.includes(day)),
  weekdays: allWeekdays.filter((day) => !weekend.includes(day)),
  all: allWeekdays,
  daily: allWeekdays,
  everyday: allWeekdays,
};

/**
 * Nights of the week as people write them, as numbers between commas, 1 for Monday: `Fri, Sat`, `Fri-Sun`, `Friday and
 * Saturday nights`, `Weekend`, `Daily`. Other texts stay as they are: the schema refuses them.
 */
export function typedNights(text: string): string;
export function typedNights(text: string | undefined): string | undefined;
export function typedNights(text: string | undefined): string | undefined {
  if (text === undefined || text.length > longest) return text;
  const plain = text
    .toLowerCase()
    .replace(/\b(week|every) (?=days?\b|ends?\b)/g, "$1")
    .replace(/\b(?:nights?|days?|only)\b/g, " ")
    .replace(/ ?(?:[-\u2010-\u2015]|\bto\b) ?/g, "-")
    .trim();
  const parts = plain.split(/(?:[,;/&+\s.]|\band\b)+/).filter(Boolean);
  const days = parts.map(nightsOf);
  if (parts.length === 0 || days.includes(undefined)) return text;
  const named = new Set(days.flatMap((some) => some ?? []));
  return allWeekdays.filter((day) => named.has(day)).join(",");
}

function nightsOf(part: string): readonly number[] | undefined {
  const [first = "", last, ...more] = part.split("-");
  if (more.length > 0) return undefined;
  if (last === undefined) return together[part] ?? oneNight(part);
  const [[from] = [], [to] = []] = [oneNight(first), oneNight(last)];
  if (from === undefined || to === undefined) return undefined;
  // A week goes on after Sunday: `Sat-Mon`.
  return allWeekdays.filter((day) => (from <= to ? from <= day && day <= to : day >= from || day <= to));
}

function oneNight(word: string): number[] | undefined {
  const index = weekdayNames.findIndex((name) => word.startsWith(name.toLowerCase()));
  return index >= 0 && /^[a-z]+$/.test(word) ? [index + 1] : undefined;
}

/** Nights of the week in words: `Fri, Sat`. */
export function nightsInWords(days: readonly number[]): string {
  return days.length === allWeekdays.length ? "all" : days.map((day) => weekdayNames[day - 1]).join(", ");
}
