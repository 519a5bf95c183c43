import type { PackageTariff } from "#contract/package-tariff.ts";
import { addDays } from "#contract/rules/stay.ts";
import type { TariffTexts } from "./tariff-texts.ts";

/** Columns at least; rows at least; empty rows after the filled ones. */
const columns = 3;
const minimum = { rows: 3, seasons: 1, departures: 2 };
const spare = { rows: 1, seasons: 1, departures: 2 };

/** A stored tariff as form values; an empty form for a package without one. */
export function toTariffTexts(tariff: PackageTariff | null): TariffTexts {
  const amount = (value: number | null | undefined) => (value ? String(value) : "");
  const width = Math.max(columns, tariff?.classes.length ?? 0);
  const cells = <T>(list: readonly T[], textOf: (value: T | undefined) => string) =>
    Array.from({ length: width }, (_, index) => textOf(list[index]));
  const rows = tariff?.rows ?? [];
  const seasons = tariff?.seasons ?? [];
  const departures = tariff?.departures ?? [];
  const lines = <T>(list: readonly T[], name: keyof typeof minimum) =>
    Array.from({ length: Math.max(minimum[name], list.length + spare[name]) }, (_, index) => list[index]);
  return {
    classes: cells(tariff?.classes ?? [], (name) => name ?? ""),
    rows: lines(rows, "rows").map((row) => ({
      people: row ? String(row.people) : "",
      rates: cells(row?.rates ?? [], amount),
    })),
    singleRoom: amount(tariff?.singleRoom),
    childWithBed: amount(tariff?.childWithBed),
    childWithoutBed: amount(tariff?.childWithoutBed),
    freeBelowAge: String(tariff?.freeBelowAge ?? ""),
    ownBedFromAge: String(tariff?.ownBedFromAge ?? ""),
    childUntilAge: String(tariff?.childUntilAge ?? ""),
    seasons: lines(seasons, "seasons").map((season) => ({
      name: season?.name ?? "",
      from: season?.from ?? "",
      last: lastOf(season?.to ?? null),
      supplement: amount(season?.supplement),
      yearly: season?.isYearly ? "true" : "",
    })),
    departures: lines(departures, "departures").map((date) => date ?? ""),
    from: tariff?.from ?? "",
    last: lastOf(tariff?.to ?? null),
  };
}

function lastOf(to: string | null): string {
  return to === null ? "" : addDays(to, -1);
}
