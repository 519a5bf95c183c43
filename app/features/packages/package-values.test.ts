import { expect, test } from "vitest";
import { fitTo } from "../merge/form-versions.ts";
import { readPackageForm } from "./read-package-form.ts";
import { valuesOf } from "./package-values.ts";

const tour = {
  id: 1,
  tourName: "Lake and meadow",
  features: [],
  description: "Three days",
  highlights: ["Dal"],
  plan: [{ day: 1, heading: "Arrive", description: "By boat", meals: "Dinner" }],
  numberOfDays: 1,
  startingRate: 100,
  price: 100,
  location: "Srinagar",
  season: "",
  groupSize: "",
  car: "",
  effort: "",
  notIncluded: [],
  tariff: null,
  images: [],
  imagePath: [],
  isDeleted: false,
  version: 2,
};

test("a typed package takes the shape of the stored one with its lists and its plan", () => {
  const form = new FormData();
  for (const [name, value] of [
    ["tourName", "Lake"],
    ["numberOfDays", "2"],
    ["features", "Guide"],
    ["tourPlan.0.planHeading", "Arrive late"],
    ["version", "1"],
  ] as const)
    form.append(name, value);
  expect(fitTo(valuesOf(tour), readPackageForm(form))).toMatchObject({
    tourName: "Lake",
    features: ["Guide"],
    highlights: [],
    plan: [
      { heading: "Arrive late", description: "" },
      { heading: "", description: "" },
    ],
    version: "1",
  });
});
