import type { WaitingRequest } from "./waiting-store.ts";

const names: Readonly<Record<string, string>> = {
  booking: "Your booking request",
  package: "Your enquiry",
  "cab-services": "Your cab request",
  query: "Your query",
  review: "Your review",
};

/** What a visitor calls it, by the page that it is sent to. */
export function nameOfRequest({ action }: WaitingRequest): string {
  return names[new URL(action).pathname.split("/")[1] ?? ""] ?? "Your form";
}
