import { expect, test } from "vitest";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { findActions } from "../palette/find-actions.ts";
import { dayWords, statusQuery } from "./booking-days.ts";

test("who comes tomorrow is a list of its own, to write to and to print, and is found by its words", () => {
  const tomorrow = addDays(todayInKashmir(new Date()), 1);
  expect(dayWords).toContain("Tomorrow");
  const [found] = findActions(["arrives", "tomorrow"]);
  const address = new URL(found?.href ?? "", "https://site.example").searchParams;
  expect(statusQuery(address)).toEqual({ arrival: tomorrow, holdsRooms: true });
});
