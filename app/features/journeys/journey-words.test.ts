import { expect, test } from "vitest";
import { moneyFacts } from "./journey-words.tsx";
import type { GuestJourney } from "./read-journey.ts";

test("an open total is not promised with an answer that was given already", () => {
  const total = (status: string) => {
    const booking = { status, total: null, paid: 0, due: null, over: 0 };
    return moneyFacts(booking as GuestJourney["booking"])[0]?.[1];
  };
  expect(total("Pending")).toBe("We tell you with our answer");
  expect(total("Accepted")).toBe("Not agreed yet");
  expect(total("Rejected")).toBe("Not settled");
});
