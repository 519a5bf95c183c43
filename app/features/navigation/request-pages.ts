import type { RequestKind } from "#contract/dashboard.ts";

/** The page of each kind of request. */
const pages: Record<RequestKind, string> = {
  bookings: "/control/view-bookings",
  packageBookings: "/control/package-bookings",
  cabBookings: "/control/cab-bookings",
  reviews: "/control/user-rating",
  queries: "/control/queries",
};

/** The details of a request, over its list. */
export function requestHref({ kind, id }: { kind: RequestKind; id: number }): string {
  return `${pages[kind]}?view=${id}`;
}

/** The list of a kind under a status word. */
export function requestsHref(kind: RequestKind, status: string): string {
  return `${pages[kind]}?${new URLSearchParams({ status })}`;
}
