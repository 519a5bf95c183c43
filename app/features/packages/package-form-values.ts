import { longestTour } from "#contract/packages.ts";
import { plainLines } from "#contract/rules/text.ts";
import { readTariffTexts } from "./tariff/read-tariff-texts.ts";
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

/** Reads the form. Blank features and highlights are left out; the plan has as many days as were asked for. */
export function readPackageForm(form: FormData): PackageFormValues {
  const text = (name: string) => texts(form, name)[0] ?? "";
  const plan: PlanDay[] = [];
  for (let index = 0; form.has(dayField(index, "planHeading")); index += 1) {
    const heading = text(dayField(index, "planHeading"));
    plan.push({
      heading,
      description: text(dayField(index, "planDescription")),
      meals: text(dayField(index, "meals")),
      kilometres: text(dayField(index, "kilometres")),
    });
  }
  return {
    tourName: text("tourName"),
    description: text("description"),
    startingRate: text("startingRate"),
    location: text("location"),
    numberOfDays: text("numberOfDays"),
    features: texts(form, "features").filter((entry) => entry.trim() !== ""),
    highlights: texts(form, "highlights").filter((entry) => entry.trim() !== ""),
    plan: fitPlan(plan, daysFrom(text("numberOfDays"))),
    season: text("season"),
    groupSize: text("groupSize"),
    car: text("car"),
    effort: text("effort"),
    notIncluded: texts(form, "notIncluded").filter((entry) => entry.trim() !== ""),
    tariff: readTariffTexts(form),
    version: text("version"),
  };
}

function texts(form: FormData, name: string): string[] {
  return form.getAll(name).flatMap((value) => (typeof value === "string" ? plainLines(value) : []));
}
