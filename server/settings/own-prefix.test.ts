import { expect, test } from "vitest";
import { appOfTest } from "#test/support/app-hooks.ts";
import { addHotel, bookingFormFor, idOf } from "#test/support/factories.ts";
import { companyDefaults } from "#contract/company-defaults.ts";
import { taxDefaults } from "#contract/tax-defaults.ts";
import { ownPrefix, stayPrefix } from "./own-prefix.ts";

test.each([
  ["Chinar & Oar", "CO"],
  ["Reed and Willow", "RW"],
  ["The Houses of Élan", "HE"],
  ["Wanderlust", "WA"],
  ["K", "ST"],
  ["हिमालय यात्रा", "ST"],
])("the numbers of %s begin with %s", (name, prefix) => {
  expect(ownPrefix(name)).toBe(prefix);
});

test("a reference begins with two letters, also where papers begin with one", () => {
  expect([stayPrefix({ prefix: "R" }), stayPrefix({ prefix: "RW" })]).toEqual(["RS", "RW"]);
});

const app = appOfTest();

test("a company's stays and papers are numbered by its name, and by what its owner chooses", async () => {
  const owner = await app.signIn();
  const form = bookingFormFor(await addHotel(owner));
  const book = async () =>
    ((await app.call("POST", "Booking", form)).data as { id: number; reference: string }).reference;
  expect(await book()).toMatch(/^CO-/);
  await owner("PUT", "Settings/Details", { ...companyDefaults.details, name: "Reed and Willow" });
  expect(await book()).toMatch(/^RW-/);
  const id = await idOf(owner("POST", "Booking/desk", form));
  const issued = await owner("POST", "Paper", { bookingId: id, kind: "voucher" });
  const paper = await owner("GET", `Paper/byId?Id=${(issued.data as { id: number }).id}`);
  expect(JSON.stringify(paper.data)).toMatch(/"number":"RWV?\//);
  expect((await owner("PUT", "Settings/Tax", { ...taxDefaults, prefix: "K" })).status).toBe(200);
  expect(await book()).toMatch(/^KS-/);
});
