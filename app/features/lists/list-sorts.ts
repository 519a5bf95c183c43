import type { BookingOrder } from "#contract/bookings.ts";
import type { CabBookingOrder } from "#contract/cab-bookings.ts";
import type { HotelOrder } from "#contract/hotels.ts";
import type { PackageBookingOrder } from "#contract/package-bookings.ts";
import type { PackageOrder } from "#contract/packages.ts";
import type { QuestionOrder } from "#contract/questions.ts";
import type { ReviewOrder } from "#contract/reviews.ts";
import type { UploadOrder } from "#contract/uploads.ts";

/** One way to sort a list: by which of the contract's words, which way round, and how people say it. */
export type Sort<Order extends string = string> = {
  by: Order;
  direction: "asc" | "desc";
  label: string;
};

/** How every list stands at first. */
export const newestFirst = { by: "id", direction: "desc", label: "Newest first" } as const;

const byTime = [newestFirst, { by: "id", direction: "asc", label: "Oldest first" }] as const;
const byName = [
  { by: "name", direction: "asc", label: "Name, A to Z" },
  { by: "name", direction: "desc", label: "Name, Z to A" },
] as const;

/** The choices of each list. Of two with one word, the first is what a press on a column's heading asks for. */
export const listSorts = {
  bookings: [
    ...byTime,
    { by: "checkIn", direction: "asc", label: "Check-in, soonest first" },
    { by: "checkIn", direction: "desc", label: "Check-in, latest first" },
    ...byName,
    { by: "hotel", direction: "asc", label: "Hotel, A to Z" },
    { by: "hotel", direction: "desc", label: "Hotel, Z to A" },
    { by: "total", direction: "desc", label: "Total, highest first" },
    { by: "total", direction: "asc", label: "Total, lowest first" },
  ] satisfies Sort<BookingOrder | "id">[],
  packageBookings: [
    ...byTime,
    ...byName,
    { by: "package", direction: "asc", label: "Package, A to Z" },
    { by: "package", direction: "desc", label: "Package, Z to A" },
  ] satisfies Sort<PackageBookingOrder | "id">[],
  cabBookings: [
    ...byTime,
    { by: "journeyDate", direction: "asc", label: "Journey, soonest first" },
    { by: "journeyDate", direction: "desc", label: "Journey, latest first" },
    ...byName,
  ] satisfies Sort<CabBookingOrder | "id">[],
  reviews: [
    ...byTime,
    { by: "rating", direction: "desc", label: "Rating, best first" },
    { by: "rating", direction: "asc", label: "Rating, worst first" },
    ...byName,
  ] satisfies Sort<ReviewOrder | "id">[],
  queries: [...byTime, ...byName] satisfies Sort<QuestionOrder | "id">[],
  messages: [...byTime] satisfies Sort<"id">[],
  hotels: [...byTime, ...byName] satisfies Sort<HotelOrder | "id">[],
  packages: [
    ...byTime,
    ...byName,
    { by: "price", direction: "asc", label: "Price, lowest first" },
    { by: "price", direction: "desc", label: "Price, highest first" },
  ] satisfies Sort<PackageOrder | "id">[],
  gallery: [
    ...byTime,
    { by: "title", direction: "asc", label: "Title, A to Z" },
    { by: "title", direction: "desc", label: "Title, Z to A" },
  ] satisfies Sort<UploadOrder | "id">[],
} as const;

/** A choice as addresses and forms carry it: `checkIn-asc`. */
export function sortWord({ by, direction }: Sort): string {
  return `${by}-${direction}`;
}
