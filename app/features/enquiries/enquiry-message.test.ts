import { expect, test } from "vitest";
import { enquiryMessage } from "./enquiry-message.ts";

const template =
  "Dear {name}, thank you for asking about {what} (reference {reference}). When would you like to travel, and how many will you be?";
const thanks = "Dear Zubin Irani, thank you for asking about Family Weekend (reference PKG-EYW7AD).";
const enquiry = {
  customerName: "Zubin Irani",
  reference: "PKG-EYW7AD",
  package: "Family Weekend",
  createdAt: "2030-11-25T00:00:00.000Z",
  status: "Pending",
  startDate: null,
  adults: null,
  total: null,
} as const;
const known = { ...enquiry, startDate: "2030-12-04", adults: 2 };

test("a guest who gave neither day nor party is asked for them", () => {
  const question = "When would you like to travel, and how many will you be?";
  expect(enquiryMessage(template, enquiry, "")).toBe(`${thanks} ${question}`);
  expect(enquiryMessage(template, { ...enquiry, adults: 2 }, "")).toBe(`${thanks} ${question}`);
});

test("a guest who said when and how many is not asked again", () => {
  expect(enquiryMessage(template, known, "")).toBe(thanks);
});

test("a guest whose request was answered hears the answer, with the agreed total and the first day", () => {
  expect(enquiryMessage(template, { ...known, status: "Accepted", total: 35_000 }, "included")).toBe(
    `${thanks} It is confirmed, ₹35,000 in all, taxes included. It begins on Wed, 4 Dec 2030.`,
  );
  expect(enquiryMessage(template, { ...enquiry, status: "Accepted" }, "included")).toBe(
    `${thanks} It is confirmed.`,
  );
  expect(enquiryMessage(template, { ...known, status: "Rejected" }, "")).toBe(
    `${thanks} We are sorry: we could not arrange this for you.`,
  );
});

test("an address with a question mark, and a greeting that is a question, stay", () => {
  const linked = "Dear {name}, see https://tours.example/plan?of={reference} first.";
  expect(enquiryMessage(linked, known, "")).toBe(
    "Dear Zubin Irani, see https://tours.example/plan?of=PKG-EYW7AD first.",
  );
  const asked = "Dear {name}, thank you. Have you seen www.tours.example yet? ";
  expect(enquiryMessage(asked, known, "")).toBe("Dear Zubin Irani, thank you.");
  expect(enquiryMessage("Dear {name}, how can we help?", known, "")).toBe(
    "Dear Zubin Irani, how can we help?",
  );
});
