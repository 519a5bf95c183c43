import { type RequestKind, requestKinds } from "#contract/dashboard.ts";

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

/** The request whose details an address shows, over its list or the calendar, in whatever case its path is written. */
export function requestAt({ pathname, searchParams }: URL): { kind: RequestKind; id: number } | undefined {
  const path = pathname.toLowerCase().replace(/\/$/, "");
  const kind = requestKinds.find((one) => pages[one] === path);
  const isCalendar = path === "/control/calendar";
  const id = Number(searchParams.get(isCalendar ? "stay" : "view"));
  if (!(id > 0)) return undefined;
  return isCalendar ? { kind: "bookings", id } : kind && { kind, id };
}

/** The list of a kind under a status word. */
export function requestsHref(kind: RequestKind, status: string): string {
  return `${pages[kind]}?${new URLSearchParams({ status })}`;
}
