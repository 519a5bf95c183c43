import { expect, test } from "vitest";
import { nameOfRequest } from "./request-names.ts";
import type { WaitingRequest } from "./waiting-store.ts";

test("of the forms of a guest's own page each is called what it is", () => {
  const action = "https://tours.example/booking-status/key";
  const nameOf = (formId: string) => nameOfRequest({ action, formId } as WaitingRequest);
  expect(["paid", "company-invoice"].map(nameOf)).toEqual([
    "Your note that you have paid",
    "The company of your invoice",
  ]);
});
