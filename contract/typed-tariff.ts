import { z } from "zod";
import { flag, lineOrNothing, optionalDate, optionalWholeNumber, rupees } from "./core/fields.ts";

export const classesAtMost = 4;
const rowsAtMost = 12;
const seasonsAtMost = 20;
const departuresAtMost = 100;
/** The highest price for a person, in whole rupees. */
const dearest = 1_000_000;

const none = (value: unknown) => (value === "" || value === null ? undefined : value);
const price = (min: number) =>
  z.preprocess(none, rupees("Write the price in whole rupees", min, dearest).optional());
const age = () => optionalWholeNumber("An age is from 0 to 18", 0, 18);

/** A tariff as staff type it, with empty rows. */
export const typedTariff = z.object({
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
