import { expect, test } from "vitest";
import { journeyWords } from "./journey-next.tsx";
import type { GuestJourney } from "./read-journey.ts";

function words(change: Partial<GuestJourney["booking"]>, isOver: boolean) {
  const booking = { status: "Accepted", total: 3000, paid: 0, due: 3000, over: 0, ...change };
  return journeyWords(booking as GuestJourney["booking"], "We answer today.", isOver);
}

test("a journey that is over is not expected any more", () => {
  expect(words({}, false).means).toBe("Confirmed: we expect you.");
  expect(words({}, true)).toEqual({
    means: "This journey is over. Thank you for travelling with us.",
    next: "₹3,000 is to be paid.",
  });
  expect(words({ paid: 3000, due: 0 }, true).next).toBe("Everything is paid.");
  expect(words({ paid: 3000, due: 0 }, false).next).toMatch(/Have your reference ready when we meet/);
});

test("a request that was not answered, or was refused, is told so however late it is", () => {
  expect(words({ status: "Pending" }, true)).toEqual(words({ status: "Pending" }, false));
  expect(words({ status: "Rejected", due: 0 }, true)).toEqual(words({ status: "Rejected", due: 0 }, false));
});
