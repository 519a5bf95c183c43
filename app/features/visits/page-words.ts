import type { CountedForm } from "#contract/visits.ts";

const pages: Record<string, string> = {
  "/": "Home",
  "/hotel/:id": "A hotel's page",
  "/hotels": "Hotels",
  "/booking": "Booking",
  "/booking/:id": "Booking a hotel",
  "/cab-services": "Cab services",
  "/cab-services/book": "Booking a cab",
  "/packages": "Packages",
  "/package/:id": "A package's page",
  "/our-team": "Our team",
  "/payment-methods": "Payment methods",
  "/query": "Query",
  "/review": "Review",
};

/** The name of a page, by its route pattern. */
export function pageWord(page: string): string {
  const name = page.slice(1);
  return pages[page] ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/** Names of the counted forms, for sentences. */
export const formWords: Record<CountedForm, string> = {
  bookings: "booking forms",
  packageBookings: "package enquiries",
  cabBookings: "cab bookings",
  queries: "queries",
  reviews: "reviews",
};
