import { expect, test } from "vitest";
import { positionOf } from "./position.ts";

test.each([
  ["34.0866, 74.8468", { latitude: 34.0866, longitude: 74.8468 }],
  [" 34.0866,74.8468 ", { latitude: 34.0866, longitude: 74.8468 }],
  ["-90, 180", { latitude: -90, longitude: 180 }],
  ["91, 10", undefined],
  ["34.0866", undefined],
  ["", undefined],
  ["34° N, 74° E", undefined],
  [`34.${"1".repeat(100_000)}, 74`, undefined],
])("the position %j", (text, position) => {
  expect(positionOf(text)).toEqual(position);
});
