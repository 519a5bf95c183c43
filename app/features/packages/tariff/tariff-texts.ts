/** The tariff form as typed: the table of hotel classes and parties, and supplements. */
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
  /** The last day, inclusive; the API takes the day after. */
  last: string;
};

export type SeasonTexts = { name: string; from: string; last: string; supplement: string; yearly: string };

/** The name of a field, the same as in the API's validation errors. */
export function tariffField(...path: (string | number)[]): string {
  return ["tariff", ...path].join(".");
}
