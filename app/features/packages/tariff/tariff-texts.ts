/** The prices of a package as typed: a table of classes and parties, and what else changes a price. */
export type TariffTexts = {
  classes: string[];
  rows: { people: string; rates: string[] }[];
  singleRoom: string;
  childWithBed: string;
  childWithoutBed: string;
  freeBelowAge: string;
  ownBedFromAge: string;
  childUntilAge: string;
  seasons: SeasonTexts[];
  departures: string[];
  from: string;
  /** The last day, as people say it; the call has the day after. */
  last: string;
};

export type SeasonTexts = { name: string; from: string; last: string; supplement: string; yearly: string };

/** The name of a field: the same that the call's faults have. */
export function tariffField(...path: (string | number)[]): string {
  return ["tariff", ...path].join(".");
}
