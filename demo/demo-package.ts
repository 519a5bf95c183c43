/** A tour of the demo. Prices are whole rupees for one adult sharing a room, travel to Srinagar not included. */
export type DemoPackage = {
  /** Names its main picture: `package-<slug>.jpg`. */
  slug: string;
  tourName: string;
  location: string;
  numberOfDays: number;
  startingRate: number;
  description: string;
  tourFeatures: string[];
  tourHighlights: string[];
  season: string;
  groupSize: string;
  car: string;
  effort: string;
  notIncluded: string[];
  tariff: DemoTariff;
  tourPlan: DemoDay[];
};

export type DemoDay = {
  day: number;
  planHeading: string;
  planDescription: string;
  meals: string;
  kilometres: number;
};

/** What a person pays, in whole rupees; the first class is the one that the starting rate names. */
export type DemoTariff = {
  classes: string[];
  rows: { people: number; rates: number[] }[];
  singleRoom: number;
  childWithBed: number;
  childWithoutBed: number;
  seasons: { name: string; from: string; to: string; isYearly: true; supplement: number }[];
};

/** Two share a room, in whichever class; a child with a bed pays seven tenths of it, without one four. */
export function tariffOf(
  prices: Readonly<Record<string, number>>,
  more: { singleRoom: number; seasons?: Omit<DemoTariff["seasons"][number], "isYearly">[] },
): DemoTariff {
  const rates = Object.values(prices);
  const least = Math.min(...rates);
  return {
    classes: Object.keys(prices),
    rows: [{ people: 2, rates }],
    singleRoom: more.singleRoom,
    childWithBed: Math.round((least * 7) / 10),
    childWithoutBed: Math.round((least * 4) / 10),
    seasons: (more.seasons ?? []).map((season) => ({ ...season, isYearly: true })),
  };
}

type Day = [planHeading: string, planDescription: string, meals: string, kilometres: number];

/** Numbers the days of a plan from 1, so that no plan can miscount. */
export function daysOf(...days: Day[]): DemoDay[] {
  return days.map(([planHeading, planDescription, meals, kilometres], index) => ({
    day: index + 1,
    planHeading,
    planDescription,
    meals,
    kilometres,
  }));
}
