import { longestTour } from "#contract/packages.ts";
import type { TariffTexts } from "./tariff/tariff-texts.ts";
import { toTariffTexts } from "./tariff/to-tariff-texts.ts";

/** The package form as typed; each list entry is a field of its own, so that the form works without scripts. */
export type PackageFormValues = {
  tourName: string;
  description: string;
  startingRate: string;
  location: string;
  numberOfDays: string;
  features: string[];
  highlights: string[];
  plan: PlanDay[];
  season: string;
  groupSize: string;
  car: string;
  effort: string;
  notIncluded: string[];
  tariff: TariffTexts;
  version: string;
};

export type PlanDay = { heading: string; description: string; meals: string; kilometres: string };

const emptyDay: PlanDay = { heading: "", description: "", meals: "", kilometres: "" };

export const emptyPackage: PackageFormValues = {
  tourName: "",
  description: "",
  startingRate: "",
  location: "",
  numberOfDays: "1",
  features: [],
  highlights: [],
  plan: [emptyDay],
  season: "",
  groupSize: "",
  car: "",
  effort: "",
  notIncluded: [],
  tariff: toTariffTexts(null),
  version: "",
};

/** The number of days in a typed text, within the limits; 1 if it is not a number. */
export function daysFrom(text: string): number {
  const days = Number.parseInt(text, 10);
  return Number.isNaN(days) ? 1 : Math.min(longestTour, Math.max(1, days));
}

/** The plan with that many days: cut off, or extended by empty days. */
export function fitPlan(plan: readonly PlanDay[], days: number): PlanDay[] {
  return Array.from({ length: days }, (_, index) => plan[index] ?? emptyDay);
}

/** The name of a day's field, the same as in the API's validation errors. */
export function dayField(
  index: number,
  field: "planHeading" | "planDescription" | "meals" | "kilometres",
): string {
  return `tourPlan.${index}.${field}`;
}
