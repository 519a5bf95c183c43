import { expect, test } from "vitest";
import { rowOf } from "./place-rows.ts";
import { rebasePlaces, storedInWords } from "./stored-places.ts";

const place = (id: number, name: string) => ({
  id,
  name,
  alsoCalled: "",
  latitude: null,
  longitude: null,
});
const [gulmarg, sonamarg, tangmarg] = [place(1, "Gulmarg"), place(2, "Sonamarg"), place(3, "Tangmarg")];

test("what somebody else added stays below what was typed, and what they took away can be saved as new", () => {
  const typed = [gulmarg, sonamarg].map(rowOf);
  const rows = rebasePlaces(typed, [gulmarg, tangmarg], ["1", "2", ""]);
  expect(rows.map(({ id, name }) => [id, name])).toEqual([
    ["1", "Gulmarg"],
    ["", "Sonamarg"],
    ["3", "Tangmarg"],
  ]);
  expect(storedInWords([gulmarg, tangmarg], typed)).toBe("Tangmarg; no Sonamarg any more");
});

test("a row that was emptied to take its place away does not come back", () => {
  expect(rebasePlaces([rowOf(gulmarg)], [gulmarg, sonamarg], ["1", "2"])).toEqual([rowOf(gulmarg)]);
});

test("what differs is told with all that is stored of it, and the order where nothing else does", () => {
  const typed = [gulmarg, sonamarg].map(rowOf);
  const moved = { ...gulmarg, alsoCalled: "The meadow", latitude: 34.05, longitude: 74.38 };
  expect(storedInWords([moved, sonamarg], typed)).toBe(
    "Gulmarg (also called The meadow; 34.05° N, 74.38° E)",
  );
  expect(storedInWords([sonamarg, gulmarg], typed)).toBe("in this order, Sonamarg, Gulmarg");
});
