import { expect, test } from "vitest";
import { localPath } from "./local-path.ts";

test.each(["/", "/contact", "/hotel/3?r=2"])("leads back to %s", (path) => {
  expect(localPath(path)).toBe(path);
});

test.each([
  "//elsewhere.example",
  "/\\elsewhere.example",
  "https://elsewhere.example",
  "javascript:0",
  "",
  null,
  undefined,
])("never leads to %s", (path) => {
  expect(localPath(path)).toBe("/");
});
