import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { addHotel } from "#test/support/factories.ts";
import { startUploadSite, uploadForm, type UploadSite } from "#test/support/pictures/upload-site.ts";

let site: UploadSite;
beforeAll(async () => void (site = await startUploadSite()));
afterAll(() => site.app.stop());

test("a store that falls silent between an upload's files and its record holds other writers for two seconds at most", async () => {
  const { store } = site.app.services.pictures;
  const asked = vi.spyOn(store, "find").mockImplementation((_, isFresh) => {
    return isFresh ? new Promise(() => {}) : Promise.resolve(null);
  });
  const began = performance.now();
  const upload = site.staff("POST", "Upload", uploadForm(site.picture, { Module: "gallery" }));
  await expect.poll(() => asked.mock.calls.some(([, isFresh]) => isFresh)).toBe(true);
  await addHotel(site.staff);
  expect(performance.now() - began).toBeLessThan(5000);
  const { status, headers } = await upload;
  expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
  asked.mockRestore();
  expect(await site.upload({ Module: "gallery" })).toMatchObject({ module: "gallery" });
});
