import { expect, test } from "vitest";
import { bySeason, seasonOf } from "./by-season.ts";

test.each([
  ["Fountains on again, first week of April", "spring"],
  ["Late snow on the tulips of May", "spring"],
  ["The Gulmarg bowl in July", "summer"],
  ["Red chinars in a Mughal garden", "autumn"],
  ["Fresh snow under the gondola", "winter"],
  ["Marching geese, snowy mayors", undefined],
  ["", undefined],
])("“%s” tells %s", (title, season) => {
  expect(seasonOf(title)).toBe(season);
});

test("seasons come from spring on, those without pictures not at all, and what tells none comes last", () => {
  const titled = ["Dawn", "Snow", "A harvest in October", "Ice"].map((title) => ({ title }));
  const groups = bySeason(titled).map(({ id, pictures }) => [id, pictures.map(({ title }) => title)]);
  expect(groups).toEqual([
    ["autumn", ["A harvest in October"]],
    ["winter", ["Snow", "Ice"]],
    ["any", ["Dawn"]],
  ]);
  expect(bySeason([])).toEqual([]);
});
