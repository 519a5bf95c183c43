import { expect, test } from "vitest";
import { companyDefaults } from "#contract/company-defaults.ts";
import { seedDemo } from "#demo/seed.ts";
import { appOfTest, staffOfTest } from "#test/support/app-hooks.ts";
import { addHotel, addPackage } from "#test/support/factories.ts";
import { isBegunWithoutDemo } from "./demo-flag.queries.ts";

const app = appOfTest({ isDemo: false });
const owner = staffOfTest(app);

const isBegun = () => isBegunWithoutDemo(app.services.db.executor);

test("an empty site, with an account alone, may still be given the demo", async () => {
  expect(await isBegun()).toBe(false);
});

test.each([
  ["a house", () => addHotel(owner)],
  ["a package", () => addPackage(owner)],
  ["its name", () => owner("PUT", "Settings/Details", { ...companyDefaults.details, version: 0 })],
  ["words of a page", () => owner("PUT", "Content/footer", { value: {} })],
])("who has entered %s has begun without it", async (_, enter) => {
  await enter();
  expect(await isBegun()).toBe(true);
});

test("who was given it goes on with it, whatever was entered since", async () => {
  await seedDemo(app.services);
  await addHotel(owner);
  expect(await isBegun()).toBe(false);
});
