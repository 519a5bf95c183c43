import { expect, test } from "vitest";
import type { GuestBooking } from "#contract/bookings.ts";
import { payableOn } from "./payable-on.ts";

const policy = { advance: 950 };
const money = { total: 3800, paid: 0, due: 3800, over: 0, ending: null };
const stay = { status: "Accepted", checkInDate: "2030-06-10", policy, ...money } as GuestBooking;

test("the advance can be paid apart until the day before arrival", () => {
  const whole = { what: "Full payment", amount: 3800 };
  expect(payableOn("2030-06-09", stay)).toEqual([{ what: "Advance", amount: 950 }, whole]);
  expect(payableOn("2030-06-10", stay)).toEqual([whole]);
  expect(payableOn("2030-06-20", stay)).toEqual([whole]);
});
