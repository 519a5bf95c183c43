import { z } from "zod";
import { faultsOfTariff } from "./package-tariff-faults.ts";
import { agesOf } from "./rules/tour-price.ts";
import { flag, lineOrNothing, optionalDate, optionalWholeNumber, rupees } from "./core/fields.ts";

const classesAtMost = 4;
const rowsAtMost = 12;
const seasonsAtMost = 20;
const departuresAtMost = 100;
/** The dearest person, in whole rupees. */
const dearest = 1_000_000;

const none = (value: unknown) => (value === "" || value === null ? undefined : value);
const price = (least: number) =>
  z.preprocess(none, rupees("Write the price in whole rupees", least, dearest).optional());
const age = () => optionalWholeNumber("An age is from 0 to 18", 0, 18);

/** As staff write it, with rows that are still empty. */
const typedTariff = z.object({
  classes: z
    .array(lineOrNothing(40), "Classes are a list")
    .max(classesAtMost, "At most 4 classes")
    .default([]),
  rows: z
    .array(
      z.object({
        people: optionalWholeNumber("People are from 1 to 50", 1, 50),
        rates: z.array(price(1), "Prices are a list").max(classesAtMost, "At most 4 classes").default([]),
      }),
      "Prices are a list of rows",
    )
    .max(rowsAtMost, "At most 12 rows")
    .default([]),
  singleRoom: price(0),
  childWithBed: price(0),
  childWithoutBed: price(0),
  freeBelowAge: age(),
  ownBedFromAge: age(),
  childUntilAge: age(),
  seasons: z
    .array(
      z.object({
        name: lineOrNothing(60),
        from: optionalDate(),
        to: optionalDate(),
        isYearly: flag("isYearly is true or false").default(false),
        supplement: price(1),
      }),
      "Seasons are a list",
    )
    .max(seasonsAtMost, "At most 20 seasons")
    .default([]),
  departures: z
    .array(optionalDate(), "Departures are a list of dates")
    .max(departuresAtMost, "At most 100 departures")
    .default([]),
  from: optionalDate(),
  to: optionalDate(),
});

export type TypedTariff = z.output<typeof typedTariff>;

/** What a package costs, in whole rupees a person: a row for each party, a price in it for each class or null. */
export const packageTariffSchema = z.object({
  classes: z.array(z.string()),
  rows: z.array(z.object({ people: z.int(), rates: z.array(z.int().nullable()) })),
  /** What an adult who sleeps alone pays more. */
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

/** A tariff as it is sent: left out it stays, null or an empty one is none. */
export const packageTariffForm = typedTariff
  .check((context) => {
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

/** The table without the columns and rows in which nobody wrote a price. */
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
