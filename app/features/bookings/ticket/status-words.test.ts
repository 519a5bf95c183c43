import { expect, test } from "vitest";
import type { GuestBooking } from "#contract/bookings.ts";
import { asOf, isInHouse, stayWords } from "./status-words.ts";

const money = { total: 5700, paid: 0, due: 5700, over: 0, charge: null, ending: null, creditLeft: 0 };
const days = { checkInDate: "2030-06-10", checkOutDate: "2030-06-13", cancelAskedAt: null };
const policy = { advance: 1425, freeMoveUntil: null };

function wordsOn(today: string, change: Partial<GuestBooking> = {}) {
  const stay = { status: "Accepted", ...money, ...days, policy, ...change } as GuestBooking;
  return stayWords(asOf(today, stay), today);
}

test("from the morning of departure on a stay is over for its guest, also before staff have completed it", () => {
  expect(wordsOn("2030-06-12").means).toBe("Confirmed: your rooms are held for these nights.");
  expect(wordsOn("2030-06-13")).toEqual(wordsOn("2030-06-13", { status: "Completed" }));
  expect(wordsOn("2030-06-13").means).toBe("This stay is over. Thank you for travelling with us.");
});

test("a guest who asked to cancel, or whose stay ended, is not thanked for the journey", () => {
  expect(wordsOn("2030-06-20", { cancelAskedAt: "2030-06-01T06:30:00Z" }).means).toBe(
    "You asked us to cancel this stay.",
  );
  expect(wordsOn("2030-06-20", { status: "Rejected", ending: "No show" }).means).toMatch(
    /you did not arrive/,
  );
});

test("a request that its guest asked to cancel is not said to be under way", () => {
  for (const status of ["", "Pending", "Accepted"] as const)
    expect(wordsOn("2030-06-01", { status, cancelAskedAt: "2030-06-01T06:30:00Z" })).toEqual({
      means: "You asked us to cancel this stay.",
      next: "We answer soon.",
    });
});

test("a request that was rejected as its guest had asked is told as cancelled", () => {
  const asked = { status: "Rejected", cancelAskedAt: "2030-06-01T06:30:00Z" } as const;
  expect(wordsOn("2030-06-01", { ...asked, due: 0 }).means).toBe(
    "This booking is cancelled, as you asked. No room is held and nothing is owed.",
  );
  expect(wordsOn("2030-06-01", { ...asked, due: 0, over: 1425 })).toEqual({
    means: "This booking is cancelled, as you asked. No room is held.",
    next: "You have paid ₹1,425. We give it back the way it came and tell you when it is on its way.",
  });
  expect(wordsOn("2030-06-01", { status: "Rejected", due: 0 }).means).toMatch(
    /^We could not get these rooms/,
  );
});

test("from the day of arrival on no advance is asked for: what is open is told", () => {
  expect(wordsOn("2030-06-09").next).toMatch(/^The advance is next\./);
  expect(wordsOn("2030-06-10").next).toBe(
    "₹5,700 is to be paid. On arrival, name your reference at the desk.",
  );
  expect(wordsOn("2030-06-12").next).toBe("₹5,700 is to be paid.");
  expect(wordsOn("2030-06-12", { paid: 100, due: 5600 }).next).toBe(
    "Thank you for ₹100. ₹5,600 is left to pay.",
  );
  expect(wordsOn("2030-06-12", { paid: 1425, due: 4275 }).next).toBe(
    "Thank you for ₹1,425. ₹4,275 is left to pay.",
  );
  expect(wordsOn("2030-06-12", { paid: 5700, due: 0 }).next).toBe("Everything is paid.");
  expect(wordsOn("2030-06-12", { total: null, due: null }).next).toBe(
    "We tell you what it comes to before anything is to be paid.",
  );
  expect(wordsOn("2030-06-13").next).not.toMatch(/advance|arrival/);
});

test("the advance is thanked for once it is whole", () => {
  expect(wordsOn("2030-06-01", { paid: 100, due: 5600 }).next).toMatch(
    /^Thank you for ₹100\. The rest of the advance is next\./,
  );
  expect(wordsOn("2030-06-01", { paid: 1425, due: 4275 }).next).toMatch(/^Thank you for the advance\./);
});

test("who has told us of a payment is not asked for the advance beside it", () => {
  const told = (change: Partial<GuestBooking> = {}) => {
    const stay = { status: "Accepted", ...money, ...days, policy, ...change } as GuestBooking;
    return stayWords(stay, "2030-06-01", true).next;
  };
  const desk = "On arrival, name your reference at the desk.";
  expect(told()).toBe(`You have told us of your payment. ${desk}`);
  expect(told({ paid: 1000, due: 4700 })).toBe(
    `Thank you for ₹1,000. You have told us of your payment. ${desk}`,
  );
  expect(told({ paid: 1425, due: 4275 })).toBe(`Thank you for the advance. ${desk}`);
  expect(told({ cancelAskedAt: "2030-06-01T06:30:00Z" })).toBe("We answer soon.");
});

test("a guest is in the house from the day after arrival to the day before departure, if the stay was accepted", () => {
  const stay = { status: "Accepted", ...money, ...days, policy } as GuestBooking;
  const inHouse = ["2030-06-10", "2030-06-11", "2030-06-12", "2030-06-13"].map((day) => isInHouse(day, stay));
  expect(inHouse).toEqual([false, true, true, false]);
  expect(isInHouse("2030-06-11", { ...stay, status: "Pending" })).toBe(false);
});
