import type { TariffTexts } from "./tariff-texts.ts";

const plain = ["singleRoom", "childWithBed", "childWithoutBed"] as const;
const ages = ["freeBelowAge", "ownBedFromAge", "childUntilAge"] as const;

/** Whether any field is filled in. */
export function isTariffUsed({
  classes,
  rows,
  seasons,
  departures,
  from,
  last,
  ...rest
}: TariffTexts): boolean {
  const cells = rows.flatMap(({ people, rates }) => [people, ...rates]);
  const texts = seasons.flatMap((season) => Object.values(season));
  const single = [...plain, ...ages].map((name) => rest[name]);
  return [...classes, ...cells, ...texts, ...departures, ...single, from, last].some((text) => text !== "");
}

/** The prices in words, for a merge. */
export function tariffInWords({
  classes,
  rows,
  seasons,
  departures,
  from,
  last,
  ...rest
}: TariffTexts): string {
  const table = rows
    .filter(({ people }) => people)
    .map(({ people, rates }) => `${people} people: ${rates.map((rate) => rate || "none").join(", ")}`);
  const names = [...plain, ...ages].flatMap((name) => (rest[name] ? [`${name}: ${rest[name]}`] : []));
  const dates = seasons
    .filter(({ name }) => name)
    .map((season) => `${season.name}, ${season.from} to ${season.last}: +${season.supplement}`);
  const sold = from || last ? [`Sold from ${from || "now"} to ${last || "any day"}`] : [];
  const days = departures.filter(Boolean).join(", ");
  return [classes.filter(Boolean).join(", "), ...table, ...names, ...dates, days, ...sold]
    .filter(Boolean)
    .join("\n");
}
