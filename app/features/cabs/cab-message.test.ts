import { expect, test } from "vitest";
import { cabMessage } from "./cab-message.ts";

const template = "Dear {name}, about your cab {what} on {when} (reference {reference}).";
const about =
  "Dear Smita Banerjee, about your cab from Dalgate to Doodhpathri on 5 Dec, 09:30 (reference CAB-CRCARC).";
const ride = {
  customerName: "Smita Banerjee",
  reference: "CAB-CRCARC",
  pickUpLocation: "Dalgate",
  dropLocation: "Doodhpathri",
  dateOfJourney: "2030-12-05",
  preferredTime: "09:30",
  status: "Pending",
  total: null,
} as const;

test("a message about a cab ends with the answer, once there is one", () => {
  expect(cabMessage(template, ride, "extra")).toBe(about);
  expect(cabMessage(template, { ...ride, status: "Accepted", total: 4200 }, "extra")).toBe(
    `${about} It is confirmed, ₹4,200 in all + taxes.`,
  );
  expect(cabMessage(template, { ...ride, status: "Rejected" }, "extra")).toBe(
    `${about} We are sorry: we could not arrange this for you.`,
  );
});
