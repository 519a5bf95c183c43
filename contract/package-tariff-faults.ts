import { formatRupees } from "./rules/money.ts";
import { type Cell, cheaperLargerParties, highestSingleSupplement } from "./rules/tour-table.ts";
import { agesOf } from "./rules/tour-price.ts";
import { nightsBetween } from "./rules/stay.ts";
import type { TypedTariff } from "./typed-tariff.ts";

export type TariffFault = { path: (string | number)[]; message: string };

/** Faults of a package's prices as a whole. More people never pay less in total, a child no more than an adult. */
export function faultsOfTariff(typed: TypedTariff): TariffFault[] {
  return [...tableFaults(typed), ...peopleFaults(typed), ...seasonFaults(typed), ...dateFaults(typed)];
}

function cellsOf({ rows }: TypedTariff, column: number): Cell[] {
  return rows
    .flatMap(({ people, rates }, row) => {
      const rate = rates[column];
      return people === undefined || rate === undefined ? [] : [{ row, people, rate }];
    })
    .toSorted((a, b) => a.people - b.people);
}

function* tableFaults(typed: TypedTariff): Generator<TariffFault> {
  const { classes, rows } = typed;
  const counts = rows.map(({ people }) => people);
  const columns = Math.max(classes.length, ...rows.map(({ rates }) => rates.length));
  const used = [...Array(columns).keys()].filter((index) =>
    rows.some(({ rates }) => rates[index] !== undefined),
  );
  for (const [row, { people, rates }] of rows.entries()) {
    const hasPrice = rates.some((rate) => rate !== undefined);
    const path = ["rows", row, "people"];
    if (people === undefined && hasPrice) yield { path, message: "For how many people is this price?" };
    if (people !== undefined && !hasPrice)
      yield { path: ["rows", row, "rates", 0], message: "Write a price" };
    if (people !== undefined && counts.indexOf(people) !== row)
      yield { path, message: `${people} stand twice` };
  }
  for (const index of used) {
    const name = classes[index] ?? "";
    const path = ["classes", index];
    if (used.length > 1 && name === "") yield { path, message: "Name this class of hotels" };
    else if (classes.indexOf(name) !== index && name !== "") yield { path, message: `${name} stands twice` };
    yield* columnFaults(cellsOf(typed, index), index, typed.singleRoom ?? 0);
  }
}

function* columnFaults(cells: readonly Cell[], column: number, single: number): Generator<TariffFault> {
  for (const { row, message } of cheaperLargerParties(cells))
    yield { path: ["rows", row, "rates", column], message };
  const maximum = highestSingleSupplement(cells);
  if (single > maximum)
    yield {
      path: ["singleRoom"],
      message: `One alone would pay more than two: at most ${formatRupees(maximum)}`,
    };
}

function* peopleFaults(typed: TypedTariff): Generator<TariffFault> {
  const { childWithBed = 0, childWithoutBed = 0, rows } = typed;
  const rates = rows.flatMap((row) => row.rates.filter((rate) => rate !== undefined));
  if (childWithoutBed > childWithBed)
    yield { path: ["childWithoutBed"], message: "A child without bed costs no more than one with a bed" };
  if (rates.length > 0 && childWithBed > Math.min(...rates))
    yield { path: ["childWithBed"], message: "A child costs no more than an adult" };
  const { freeBelowAge: free, ownBedFromAge: bed, childUntilAge: grown } = agesOf(typed);
  if (free > bed)
    yield { path: ["ownBedFromAge"], message: `A bed of its own is from ${free} on at the earliest` };
  if (bed > grown) yield { path: ["childUntilAge"], message: `Adults are from ${bed} on at the earliest` };
}

function* seasonFaults({ seasons }: TypedTariff): Generator<TariffFault> {
  for (const [index, { name, from, to, supplement }] of seasons.entries()) {
    if (name === "" && !from && !to && supplement === undefined) continue;
    const at = (field: string) => ["seasons", index, field];
    if (name === "") yield { path: at("name"), message: "Name the season, so that guests know why" };
    if (!from) yield { path: at("from"), message: "First day is required" };
    if (!to) yield { path: at("to"), message: "Last day is required" };
    if (supplement === undefined) yield { path: at("supplement"), message: "Write what it costs more" };
    if (from && to && to <= from) yield { path: at("to"), message: "The last day is before the first" };
    else if (from && to && nightsBetween(from, to) > 366)
      yield { path: at("to"), message: "A season is at most 366 days" };
    const twin = seasons.findIndex((other) => other.from === from && other.to === to);
    if (from && twin < index)
      yield { path: at("from"), message: `“${seasons[twin]?.name ?? ""}” has the same days` };
  }
}

function* dateFaults({ from, to, departures }: TypedTariff): Generator<TariffFault> {
  if (from && to && to <= from) yield { path: ["to"], message: "The last day is before the first" };
  for (const [index, date] of departures.entries())
    if (date && ((from && date < from) || (to && date >= to)))
      yield { path: ["departures", index], message: "This day is not among those on which it is sold" };
}
