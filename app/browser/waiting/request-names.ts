import type { WaitingRequest } from "./waiting-store.ts";

const names: Readonly<Record<string, string>> = {
  booking: "Your booking request",
  package: "Your enquiry",
  "cab-services": "Your cab request",
  query: "Your query",
  review: "Your review",
  "booking-status": "Your note that you have paid",
};

/** Of the forms of a page that has several. */
const namesOfForms: Readonly<Record<string, string>> = {
  "company-invoice": "The company of your invoice",
};

/** The visitor's name for a request, by its form, or else by the page that it is posted to. */
export function nameOfRequest({ action, formId }: WaitingRequest): string {
  return namesOfForms[formId] ?? names[new URL(action).pathname.split("/")[1] ?? ""] ?? "Your form";
}
