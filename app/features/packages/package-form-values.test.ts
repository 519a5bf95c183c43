import { expect, test } from "vitest";
import { daysFrom, fitPlan } from "./package-form-values.ts";
import { readPackageForm } from "./read-package-form.ts";

const day = (number: number) => {
  const [meals, kilometres] = ["Breakfast", String(10 * number)];
  return { heading: `Day ${number}`, description: `What day ${number} holds`, meals, kilometres };
};
const empty = { heading: "", description: "", meals: "", kilometres: "" };

test("what was written in days that remain stays; new days are empty and come last", () => {
  expect(fitPlan([day(1), day(2)], 4)).toEqual([day(1), day(2), empty, empty]);
  expect(fitPlan([day(1), day(2), day(3)], 2)).toEqual([day(1), day(2)]);
});

test.each([
  ["4", 4],
  ["four", 1],
  ["", 1],
  ["0", 1],
  ["-3", 1],
  ["1000", 60],
])("%j days are %d", (text, days) => {
  expect(daysFrom(text)).toBe(days);
});

test("a form without scripts keeps its lists, its plan and its order; blank entries are left out", () => {
  const form = new FormData();
  form.set("tourName", "Lake and Meadow");
  form.set("description", "By boat.\r\nBy car.");
  form.set("numberOfDays", "3");
  for (const entry of ["Heated rooms", "  ", "Cab throughout"]) form.append("features", entry);
  for (const entry of ["Lunches", ""]) form.append("notIncluded", entry);
  form.set("season", "April to October");
  for (const number of [1, 2]) {
    form.set(`tourPlan.${number - 1}.planHeading`, day(number).heading);
    form.set(`tourPlan.${number - 1}.planDescription`, day(number).description);
    form.set(`tourPlan.${number - 1}.meals`, day(number).meals);
    form.set(`tourPlan.${number - 1}.kilometres`, day(number).kilometres);
  }
  const typed = readPackageForm(form);
  expect(typed.description).toBe("By boat.\nBy car.");
  expect(typed).toMatchObject({ season: "April to October", car: "", notIncluded: ["Lunches"] });
  expect(typed.features).toEqual(["Heated rooms", "Cab throughout"]);
  expect(typed.plan).toEqual([day(1), day(2), empty]);
});
