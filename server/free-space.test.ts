import { expect, test } from "vitest";
import { startTestApp } from "#test/support/app.ts";
import { readFreeSpace } from "./free-space.ts";

test("the space of the data folder is read, and none where there is no folder", async () => {
  const { megabytes, isLow } = await readFreeSpace({ dataDir: "." });
  expect(megabytes).toBeGreaterThan(0);
  expect(isLow).toBe((megabytes ?? 0) < 500);
  expect(await readFreeSpace({})).toEqual({ megabytes: null, isLow: false });
});

test("staff can ask for it, visitors cannot", async () => {
  const app = await startTestApp();
  const staff = await app.signIn();
  expect((await app.call("GET", "Dashboard/Space")).status).toBe(401);
  expect((await staff("GET", "Dashboard/Space")).data).toHaveProperty("isLow");
  await app.stop();
});
