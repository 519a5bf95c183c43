import { expect, test } from "vitest";
import { widestUsefulSize } from "./widest-needed.ts";

test.each([
  ["(width < 40rem) 100vw, 340px", 800],
  ["(width < 40rem) 92vw, (width < 62.5rem) 46vw, 400px", 736],
  ["66px", 99],
  ["(width < 62.5rem) 92vw, 880px", 1320],
])("a place of %s needs %d pixels", (sizes, pixels) => {
  expect(widestUsefulSize(sizes)).toBeCloseTo(pixels);
});

test.each([
  undefined,
  "100vw",
  "(width < 40rem) 40vw, 50vw",
  "(width < 40rem) and (min-resolution: 2.5x) 66vw, 300px",
])("where a screen of any width decides there is no most: %s", (sizes) => {
  expect(widestUsefulSize(sizes)).toBe(Number.POSITIVE_INFINITY);
});
