import { expect, test } from "vitest";
import { dailyFrom } from "./scheduled-job.ts";

const isDue = dailyFrom(3);
const at = (text: string) => new Date(`${text}+05:30`);

test("once from three at night in Kashmir on, wherever the server stands", () => {
  expect(isDue(undefined, at("2030-06-01T02:00"))).toBe(true);
  expect(isDue(at("2030-06-01T03:00"), at("2030-06-02T02:59:59"))).toBe(false);
  expect(isDue(at("2030-06-01T03:00"), at("2030-06-02T03:00"))).toBe(true);
  expect(isDue(at("2030-06-02T02:59:59"), at("2030-06-02T03:00"))).toBe(true);
});

test("also later in the day, and days later, when no process ran at that hour", () => {
  expect(isDue(at("2030-06-01T03:00"), at("2030-06-02T21:00"))).toBe(true);
  expect(isDue(at("2030-06-02T21:00"), at("2030-06-03T03:00"))).toBe(true);
  expect(isDue(at("2030-06-01T03:00"), at("2030-07-01T12:00"))).toBe(true);
});
