import { expect, test } from "vitest";
import { addressWithOpenRow } from "./address-with-open-row.ts";

const at = (path: string) => ({ url: `http://localhost${path}` });

test("the row in the form stays open when another is deleted, and closes with its own", () => {
  const after = (path: string, deleted: string) =>
    addressWithOpenRow("/control/extras", "extra", at(path), deleted);
  expect(after("/control/extras?extra=3", "4")).toBe("/control/extras?extra=3");
  expect(after("/control/extras?extra=3", "3")).toBe("/control/extras");
  expect(after("/control/extras", "3")).toBe("/control/extras");
  expect(after("/control/extras?extra=%0D%0A", "3")).toBe("/control/extras?extra=%0D%0A");
});

test("a page whose address says more keeps it", () => {
  const page = "/control/rates?hotel=1&month=2031-12";
  expect(addressWithOpenRow(page, "season", at(`${page}&season=7`), "8")).toBe(`${page}&season=7`);
});
