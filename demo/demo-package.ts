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
  tourPlan: DemoDay[];
};

export type DemoDay = {
  day: number;
  planHeading: string;
  planDescription: string;
  meals: string;
  kilometres: number;
};

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
