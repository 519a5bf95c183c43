import { expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { cabRateFormFor } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

test("a journey has one price, also where its places are written with other letters than those of English", async () => {
  const add = async (change: Record<string, unknown>) =>
    (await staff("POST", "CabRate", cabRateFormFor(change))).status;
  expect(await add({ from: "École road", to: "Śrīnagar" })).toBe(201);
  expect(await add({ from: "École road", to: "Śrīnagar" })).toBe(409);
  expect(await add({ from: "ÉCOLE ROAD", to: "ŚRĪNAGAR" })).toBe(409);
  expect(await add({ from: "École road", to: "Gulmarg" })).toBe(201);
});
