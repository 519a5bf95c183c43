import type { WaitingRequest } from "./waiting-store.ts";

const names: Readonly<Record<string, string>> = {
  booking: "Your booking request",
  package: "Your enquiry",
  "cab-services": "Your cab request",
  query: "Your query",
  review: "Your review",
  "booking-status": "Your note that you have paid",
};

/** The visitor's name for a request, by the page that it is posted to. */
export function nameOfRequest({ action }: WaitingRequest): string {
  return names[new URL(action).pathname.split("/")[1] ?? ""] ?? "Your form";
}
