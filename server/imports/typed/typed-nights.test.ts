import { expect, test } from "vitest";
import { nightsInWords, typedNights } from "./typed-nights.ts";
import { typedYes } from "./typed-yes.ts";

test.each([
  ["Fri, Sat", "5,6"],
  ["Friday and Saturday nights", "5,6"],
  ["Fri-Sun", "5,6,7"],
  ["Sat to Mon", "1,6,7"],
  ["Sat – Sun", "6,7"],
  ["WEEKEND", "5,6"],
  ["week ends", "5,6"],
  ["Weekdays", "1,2,3,4,7"],
  ["week days only", "1,2,3,4,7"],
  ["All days", "1,2,3,4,5,6,7"],
  ["every day", "1,2,3,4,5,6,7"],
  ["daily", "1,2,3,4,5,6,7"],
  ["Mon/Tue", "1,2"],
])("nights of the week: %s", (text, nights) => {
  expect(typedNights(text)).toBe(nights);
});

test.each(["5500", "pool", "Fri-", "-", "", "Fri, pool", "fri-sat-sun-", "x".repeat(1_000_000)])(
  "no nights of the week stay as they are",
  (text) => {
    expect(typedNights(text)).toBe(text);
  },
);

test("nights in words, and yes and no as people write them", () => {
  expect([nightsInWords([5, 6]), nightsInWords([1, 2, 3, 4, 5, 6, 7])]).toEqual(["Fri, Sat", "all"]);
  const read = ["Yes", " y ", "TRUE", "1", "No", "-", "perhaps", undefined].map((word) => typedYes(word));
  expect(read).toEqual(["true", "true", "true", "true", "false", "false", "perhaps", undefined]);
});
