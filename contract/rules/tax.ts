import { type PriceLine, sumOf } from "./price.ts";
import { shareOut } from "./share-out.ts";
import { addDays, type CalendarDate } from "./stay.ts";

/** Valid from a date: the rate of a room that costs at most `upTo` paise a night without tax, and of a dearer one. */
export type TaxRate = {
  from: CalendarDate;
  upTo: number;
  percent: number;
  above: number;
  /** Of packages and of cabs; undefined where the owner has chosen none. */
  tours?: number;
  cabs?: number;
};

/** How the owner wants stays taxed. Where the law is uncertain this is a choice, never a guess. */
export type TaxRules = {
  rates: readonly TaxRate[];
  /** One rate for whole stays, for a tour operator; undefined: by room and night. */
  flatPercent?: number;
  /** A rate for meals and extras; undefined: they are taxed with their room and night. */
  apartPercent?: number;
};

/** One rate's part of a sum, in paise: `charged` is `value` plus two equal halves of tax. */
export type TaxLine = { percent: number; value: number; half: number; charged: number };

/** What was charged for a stay, in paise; with its lines, if they are known. */
export type TaxedStay = {
  arrival: CalendarDate;
  nights: number;
  rooms: number;
  total: number;
  lines: readonly PriceLine[];
};

/** The rate of a room and night by its value in paise, without tax; undefined before the table begins. */
export function percentFor(
  rates: readonly TaxRate[],
  night: CalendarDate,
  value: number,
): number | undefined {
  const rate = rateOn(rates, night);
  if (!rate) return undefined;
  return value <= rate.upTo ? rate.percent : rate.above;
}

/** The rate of a room and night by what was charged for it, tax included: the lower one only if the value fits it. */
export function percentOfCharged(rates: readonly TaxRate[], night: CalendarDate, charged: number) {
  const rate = rateOn(rates, night);
  if (!rate) return undefined;
  return percentFor(rates, night, splitCharged(charged, rate.percent).value);
}

/** The rate of a package or a cab on a day; undefined where the table has none. */
export function journeyRate(
  rates: readonly TaxRate[],
  day: CalendarDate,
  kind: "tours" | "cabs",
): number | undefined {
  return rateOn(rates, day)?.[kind];
}

/** What was charged at a rate as value and two equal halves of tax, to the paisa. */
export function splitCharged(charged: number, percent: number): TaxLine {
  const half = Math.round((charged * percent) / (2 * (100 + percent)));
  return { percent, charged, half, value: charged - 2 * half };
}

/** The tax on a value as two equal halves, to the paisa. */
export function taxOn(value: number, percent: number): TaxLine {
  const half = Math.round((value * percent) / 200);
  return { percent, charged: value + 2 * half, half, value };
}

/**
 * The tax that was added to a price as lines, by rate, the lowest first; undefined without such lines. The lines are
 * rounded to the rupee, so what was charged may differ from their sum by that.
 */
export function taxOnTop(lines: readonly PriceLine[]): TaxLine[] | undefined {
  const taxed = lines.filter(({ kind }) => kind === "tax");
  if (taxed.length === 0) return undefined;
  const taxLines = taxed.map(({ percent = 0, value = 0 }) => taxOn(value, percent));
  const untaxed = sumOf(lines) - sumOf(taxed) - taxLines.reduce((sum, { value }) => sum + value, 0);
  return untaxed > 0 ? [taxOn(untaxed, 0), ...taxLines] : taxLines;
}

/**
 * The tax in what was charged for a stay, by rate, the lowest first: added tax where its lines have it. Undefined when
 * a night is before the table of rates begins.
 */
export function taxOfStay(stay: TaxedStay, rules: TaxRules): TaxLine[] | undefined {
  const onTop = taxOnTop(stay.lines);
  if (onTop) return sumOf(stay.lines) === stay.total ? onTop : taxOfPart(stay.total, onTop);
  if (rules.flatPercent !== undefined) return [splitCharged(stay.total, rules.flatPercent)];
  const { nights, apart } = chargedBy(stay, rules.apartPercent !== undefined);
  const byPercent = new Map<number, number>();
  const add = (percent: number, charged: number) =>
    byPercent.set(percent, (byPercent.get(percent) ?? 0) + charged);
  for (const { night, charged } of nights) {
    const percent = percentOfCharged(rules.rates, night, charged);
    if (percent === undefined) return undefined;
    add(percent, charged);
  }
  if (rules.apartPercent !== undefined && apart > 0) add(rules.apartPercent, apart);
  return [...byPercent]
    .filter(([, charged]) => charged > 0)
    .toSorted(([one], [other]) => one - other)
    .map(([percent, charged]) => splitCharged(charged, percent));
}

/** The tax of a part of a stay's price, at the rates of the whole. */
export function taxOfPart(part: number, wholeTax: readonly TaxLine[]): TaxLine[] {
  const shares = shareOut(
    part,
    wholeTax.map(({ charged }) => charged),
  );
  return wholeTax
    .map(({ percent }, index) => splitCharged(shares[index] ?? 0, percent))
    .filter(({ charged }) => charged > 0);
}

/** What was charged for each room and night, and for what is taxed apart; together the total. */
function chargedBy(stay: TaxedStay, isApart: boolean) {
  const { nights, apart } = weighNights(stay, isApart);
  const isKnown = nights.some(({ weight }) => weight > 0);
  const weights = isKnown ? nights.map(({ weight }) => weight) : nights.map(() => 1);
  const shares = shareOut(stay.total, [...weights, isKnown ? apart : 0]);
  return {
    nights: nights.map(({ night }, index) => ({ night, charged: shares[index] ?? 0 })),
    apart: shares[nights.length] ?? 0,
  };
}

/** What each room and night costs by the lines, and what is taxed apart, in paise; all zero where lines do not tell. */
export function weighNights(
  { arrival, nights, rooms, lines }: Omit<TaxedStay, "total">,
  isApart: boolean,
): { nights: { night: CalendarDate; weight: number }[]; apart: number } {
  const count = Math.max(1, nights) * rooms;
  const dates = Array.from({ length: count }, (_, index) => addDays(arrival, Math.floor(index / rooms)));
  // What was agreed on costs less or more in equal parts of all nights.
  const otherLines = lines.filter(({ kind }) => kind !== "room" && kind !== "adjustment");
  const apart = isApart ? otherLines.filter(({ kind }) => kind === "meals" || kind === "extra") : [];
  const ofRest = shareOut(
    sumOf(otherLines) - sumOf(apart),
    dates.map(() => 1),
  );
  return {
    nights: dates.map((night, index) => ({
      night,
      weight: rateOfNight(lines, night) + (ofRest[index] ?? 0),
    })),
    apart: sumOf(apart),
  };
}

/** What one room costs for a night by the lines; zero where they do not tell. */
function rateOfNight(lines: readonly PriceLine[], night: CalendarDate): number {
  const found = lines.find(
    ({ kind, from, nights }) => kind === "room" && from && from <= night && night < addDays(from, nights),
  );
  return found?.rate ?? 0;
}

function rateOn(rates: readonly TaxRate[], night: CalendarDate): TaxRate | undefined {
  return rates.filter(({ from }) => from <= night).toSorted((a, b) => (a.from < b.from ? 1 : -1))[0];
}
