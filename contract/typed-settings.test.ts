import { expect, test } from "vitest";
import { detailsForm } from "./company.ts";
import { companyDefaults } from "./company-defaults.ts";
import { policyForm } from "./policy.ts";
import { taxDefaults } from "./tax-defaults.ts";
import { taxForm } from "./tax-settings.ts";

test("rates of tax are read as an owner copies them from a notification", () => {
  const typed = { firstFrom: "22/9/2025", firstUpTo: "₹7,500", firstPercent: "5%", firstAbove: "18 %" };
  const read = { firstFrom: "2025-09-22", firstUpTo: "7500", firstPercent: "5", firstAbove: "18" };
  expect(taxForm.parse({ ...taxDefaults, prefix: "ry", ...typed })).toMatchObject({ ...read, prefix: "RY" });
});

test.each([
  ["firstFrom", "31/2/2026", "Enter a date that exists, as YYYY-MM-DD"],
  ["firstFrom", "soon", "Enter a date that exists, as YYYY-MM-DD"],
  ["firstPercent", "%", "Write the rate as a number of percent, as 18, or leave it empty"],
  ["firstUpTo", "/-", "Write the value in whole rupees, or leave it empty"],
])("%s is not %j", (name, typed, message) => {
  const { error } = taxForm.safeParse({ ...taxDefaults, [name]: typed });
  expect(error?.issues.map((issue) => issue.message)).toContain(message);
});

test("what cancelling costs may have its sign of percent", () => {
  const ladder = [{ days: 15, percent: "25 %" }];
  const typed = { advancePercent: "30%", leastAdvance: "Rs. 2,000/-", balanceDueDays: 0, ladder };
  expect(policyForm.parse(typed)).toMatchObject({
    advancePercent: 30,
    leastAdvance: 2000,
    ladder: [{ percent: 25 }],
  });
});

test("a company without a registration number saves its name and numbers", () => {
  const { registrationNumber, ...details } = companyDefaults.details;
  expect(registrationNumber).not.toBe("");
  expect(detailsForm.parse(details)).toMatchObject({ registrationNumber: "" });
  expect(detailsForm.parse({ ...details, registrationNumber: "" })).toMatchObject({ registrationNumber: "" });
});
