import { plainLines } from "#contract/rules/text.ts";
import { dayField, daysFrom, fitPlan, type PackageFormValues, type PlanDay } from "./package-form-values.ts";
import { readTariffTexts } from "./tariff/read-tariff-texts.ts";

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
