import { expect, test } from "vitest";
import { withWish } from "./wished-journey.ts";

test.each([
  ["2030-04-12", "4", "Start: Fri, 12 Apr 2030, 4 people\n\nIs it warm?"],
  ["", "1", "1 person\n\nIs it warm?"],
  ["2030-02-31", "0", "Is it warm?"],
  ["soon", "many", "Is it warm?"],
  ["", "", "Is it warm?"],
])("a start on %j with %j people goes before the message", (startDate, people, message) => {
  expect(withWish("Is it warm?", { startDate, people })).toBe(message);
});

test("an empty message stays empty: it is asked for", () => {
  expect(withWish(" ", { startDate: "2030-04-12", people: "4" })).toBe(" ");
});
