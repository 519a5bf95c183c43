import { z } from "zod";
import { faultsOfTariff } from "./package-tariff-faults.ts";
import { agesOf } from "./rules/tour-price.ts";
import { classesAtMost, type TypedTariff, typedTariff } from "./typed-tariff.ts";

/** A package's prices, in whole rupees a person: a row for each party size, with a price or null for each class. */
export const packageTariffSchema = z.object({
  classes: z.array(z.string()),
  rows: z.array(z.object({ people: z.int(), rates: z.array(z.int().nullable()) })),
  /** The supplement for an adult who sleeps alone. */
  singleRoom: z.int(),
  childWithBed: z.int(),
  childWithoutBed: z.int(),
  freeBelowAge: z.int(),
  ownBedFromAge: z.int(),
  childUntilAge: z.int(),
  /** For journeys that begin in `[from, to)`, a person. */
  seasons: z.array(
    z.object({
      name: z.string(),
      from: z.string(),
      to: z.string(),
      isYearly: z.boolean(),
      supplement: z.int(),
    }),
  ),
  /** The only days on which it begins; empty when it begins on any. */
  departures: z.array(z.string()),
  /** It is sold for journeys that begin in `[from, to)`; null where that has no bound. */
  from: z.string().nullable(),
  to: z.string().nullable(),
});

export type PackageTariff = z.output<typeof packageTariffSchema>;

/** A tariff in a form: unchanged when left out, none when null or empty. */
export const packageTariffForm = typedTariff
  .check((context) => {
    // An invalid amount or age cannot be compared with others, so these faults are reported only after it is corrected.
    if (context.issues.length > 0) return;
    for (const { path, message } of faultsOfTariff(context.value))
      context.issues.push({ code: "custom", path, message, input: context.value });
  })
  .transform(tidy)
  .nullish();

function tidy(typed: TypedTariff): PackageTariff | null {
  const { singleRoom = 0, childWithBed = 0, childWithoutBed = 0, from = null, to = null } = typed;
  const tariff = {
    ...tableOf(typed),
    singleRoom,
    childWithBed,
    childWithoutBed,
    ...agesOf(typed),
    seasons: typed.seasons.flatMap(({ name, from: first, to: until, isYearly, supplement }) =>
      first && until && supplement ? [{ name, from: first, to: until, isYearly, supplement }] : [],
    ),
    departures: [...new Set(typed.departures.filter((date) => date !== undefined))].sort(),
    from,
    to,
  };
  const { rows, seasons, departures } = tariff;
  const isUsed = rows.length + seasons.length + departures.length + singleRoom + childWithBed > 0;
  return isUsed || from !== null || to !== null ? tariff : null;
}

/** The table without columns and rows that have no price. */
function tableOf({ classes, rows }: TypedTariff): Pick<PackageTariff, "classes" | "rows"> {
  const columns = Array.from({ length: classesAtMost }, (_, index) => index).filter((index) =>
    rows.some(({ rates }) => rates[index] !== undefined),
  );
  const priced = rows.flatMap(({ people, rates }) =>
    people === undefined ? [] : [{ people, rates: columns.map((index) => rates[index] ?? null) }],
  );
  return {
    classes: columns.map((index) => classes[index] ?? ""),
    rows: priced.toSorted((a, b) => a.people - b.people),
  };
}
