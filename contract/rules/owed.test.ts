import * as fc from "fast-check";
import { expect, test } from "vitest";
import { balanceOf, chargePercent, endings, percentOf } from "./owed.ts";
import { moneyOfStay } from "./payment.ts";
import { advanceOf, datedLadder, dueDates, firstPolicy } from "./terms.ts";
import { addDays, todayInKashmir } from "./stay.ts";
import { bookingStatuses } from "./status.ts";

const paise = fc.integer({ min: 0, max: 10 ** 12 });
const percent = fc.integer({ min: 0, max: 100 });
const ladders = fc
  .uniqueArray(fc.integer({ min: 0, max: 365 }), { maxLength: 10 })
  .chain((days) =>
    fc.tuple(
      fc.constant(days.toSorted((a, b) => b - a)),
      fc.array(percent, { minLength: 10, maxLength: 10 }),
    ),
  )
  .map(([days, percents]) => days.map((each, index) => ({ days: each, percent: percents[index] ?? 0 })));

test("paid + due − over = owed, through all statuses, totals, payments, returns and ladders", () => {
  const given = fc.record({
    status: fc.constantFrom(...bookingStatuses),
    total: fc.option(paise),
    payments: fc.array(fc.integer({ min: -(10 ** 9), max: 10 ** 9 }), { maxLength: 20 }),
    ladder: ladders,
    left: fc.integer({ min: -90, max: 400 }),
    ending: fc.option(fc.constantFrom(...endings)),
    isWaived: fc.boolean(),
  });
  const property = fc.property(given, ({ status, total, payments, ladder, left, ending, isWaived }) => {
    const paid = Math.max(
      0,
      payments.reduce((sum, each) => sum + each, 0),
    );
    const arrival = "2030-06-10";
    const step = ending ? chargePercent(ladder, arrival, addDays(arrival, -left), ending) : 0;
    const charge = isWaived ? 0 : total === null ? null : percentOf(total, step);
    const money = moneyOfStay(ending ? "Rejected" : status, total, paid, ending ? { charge } : null);
    const owed = ending ? charge : status === "Rejected" ? 0 : total;
    if (owed === null) {
      expect(money).toMatchObject({ due: null, over: 0 });
      return;
    }
    expect(money.paid + (money.due ?? NaN) - money.over).toBe(owed);
    expect([money.due, money.over]).toContain(0);
    expect(Math.min(money.due ?? NaN, money.over)).toBe(0);
    if (total !== null && ending) expect(owed).toBeLessThanOrEqual(total);
  });
  fc.assert(property, { numRuns: 1000 });
});

/** A moment in Kashmir, as the server's clock tells it. */
const inKashmir = (date: string, time: string) => todayInKashmir(new Date(`${date}T${time}+05:30`));

test.each(firstPolicy.ladder.filter(({ days }) => days > 0))(
  "the step at $days days holds until 23:59 in Kashmir, and the next from 00:00",
  ({ days, percent: until }) => {
    const arrival = "2030-06-30";
    const edge = addDays(arrival, -days);
    const { ladder } = firstPolicy;
    const next = ladder[ladder.findIndex((step) => step.days === days) + 1]?.percent;
    expect(chargePercent(ladder, arrival, inKashmir(edge, "00:00:00"))).toBe(until);
    expect(chargePercent(ladder, arrival, inKashmir(edge, "23:59:59"))).toBe(until);
    expect(chargePercent(ladder, arrival, inKashmir(addDays(edge, 1), "00:00:00"))).toBe(next);
  },
);

test("nearer than the last step, and for who never came, it costs what the last step costs", () => {
  const ladder = [
    { days: 30, percent: 10 },
    { days: 7, percent: 40 },
  ];
  const on = (left: number) => chargePercent(ladder, "2030-06-30", addDays("2030-06-30", -left));
  expect([31, 30, 29, 7, 6, 0, -3].map(on)).toEqual([10, 10, 40, 40, 40, 40, 40]);
  expect(chargePercent(ladder, "2030-06-30", "2030-01-01", "No show")).toBe(40);
  expect(chargePercent([], "2030-06-30", "2030-06-30")).toBe(0);
});

test("a charge and an advance are whole rupees, and never more than the stay", () => {
  const property = fc.property(paise, percent, (total, part) => {
    const charge = percentOf(total, part);
    expect(charge).toBeLessThanOrEqual(total);
    expect(charge === total || charge % 100 === 0).toBe(true);
    const advance = advanceOf({ ...firstPolicy, advancePercent: part, leastAdvance: 500_00 }, total);
    expect(advance).toBeLessThanOrEqual(total);
    expect(advance).toBeGreaterThanOrEqual(Math.min(total, 500_00));
  });
  fc.assert(property);
  expect(percentOf(4_999_00, 25)).toBe(1_250_00);
  expect(balanceOf(1_250_00, 4_999_00)).toEqual({ owed: 1_250_00, paid: 4_999_00, due: 0, over: 3_749_00 });
});

test("advance and balance are due in order, between the day they were agreed on and arrival", () => {
  const agreed = (agreedOn: string, balanceDueDays: number) =>
    dueDates({ ...firstPolicy, agreedOn, balanceDueDays }, "2030-06-30");
  expect(agreed("2030-06-01", 10)).toEqual({ advanceDueOn: "2030-06-03", balanceDueOn: "2030-06-20" });
  expect(agreed("2030-06-29", 10)).toEqual({ advanceDueOn: "2030-06-29", balanceDueOn: "2030-06-29" });
  expect(datedLadder(firstPolicy.ladder, "2030-06-30").map(({ until }) => until)).toEqual([
    "2030-06-15",
    "2030-06-22",
    "2030-06-27",
    null,
  ]);
});
