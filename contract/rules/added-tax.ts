import { type PriceLine, sumOf } from "./price.ts";
import { percentFor, type TaxedStay, type TaxLine, taxOn, type TaxRules, weighNights } from "./tax.ts";

type Stay = Omit<TaxedStay, "total" | "lines">;

/**
 * The price of a stay with tax added, one line for each rate, in whole rupees; the rate of each room and night depends
 * on its value. Without rules, or on a night before the table of rates begins, the price as it is.
 */
export function withTaxOfStay(
  lines: readonly PriceLine[],
  stay: Stay,
  rules: TaxRules | undefined,
): PriceLine[] {
  const values = rules && valuesOfStay(lines, stay, rules);
  return values ? [...lines, ...taxLines(values)] : [...lines];
}

/** The price of a package or a cab with tax added; without a rate, the price as it is. */
export function withTaxOfJourney(lines: readonly PriceLine[], percent: number | undefined): PriceLine[] {
  return percent === undefined ? [...lines] : [...lines, ...taxLines(new Map([[percent, sumOf(lines)]]))];
}

/** Whether tax is added to the price of a stay that begins on this night. */
export function isTaxAdded(rules: TaxRules | undefined, arrival: TaxedStay["arrival"]): boolean {
  return rules !== undefined && (rules.flatPercent ?? percentFor(rules.rates, arrival, 0)) !== undefined;
}

/** The least that rooms for these paise cost with tax added. */
export function lowestWithTax(paise: number, rules: TaxRules | undefined): number {
  if (!rules) return paise;
  const percents = rules.rates.flatMap(({ percent, above }) => [percent, above]);
  const lowest = rules.flatPercent ?? Math.min(...percents);
  // Each line of tax is rounded to the rupee.
  return Math.floor((paise * (100 + lowest)) / 100) - 50 * new Set(percents).size;
}

/** What was charged at a rate as its line of tax, in whole rupees. */
export function taxLineWithin(part: TaxLine): PriceLine {
  const tax = lineOf(part);
  return { ...tax, value: part.charged - tax.amount };
}

function valuesOfStay(lines: readonly PriceLine[], stay: Stay, rules: TaxRules) {
  if (rules.flatPercent !== undefined) return new Map([[rules.flatPercent, sumOf(lines)]]);
  const { nights, apart } = weighNights({ ...stay, lines }, rules.apartPercent !== undefined);
  const values = new Map<number, number>();
  const add = (percent: number, value: number) => values.set(percent, (values.get(percent) ?? 0) + value);
  for (const { night, weight } of nights) {
    const percent = percentFor(rules.rates, night, weight);
    if (percent === undefined) return undefined;
    add(percent, weight);
  }
  if (rules.apartPercent !== undefined) add(rules.apartPercent, apart);
  return values;
}

function taxLines(values: ReadonlyMap<number, number>): PriceLine[] {
  return [...values]
    .toSorted(([one], [other]) => one - other)
    .filter(([percent, value]) => percent > 0 && value > 0)
    .map(([percent, value]) => lineOf(taxOn(value, percent)));
}

function lineOf({ percent, value, half }: TaxLine): PriceLine {
  const amount = Math.round((2 * half) / 100) * 100;
  return {
    kind: "tax",
    name: `GST ${percent} %`,
    quantity: 1,
    nights: 1,
    rate: amount,
    amount,
    percent,
    value,
  };
}
