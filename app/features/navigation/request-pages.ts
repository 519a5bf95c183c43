import { kinds } from "#contract/kinds.made.ts";
import { type RequestKind, requestKinds } from "#contract/record-kinds.ts";
import { controlPages } from "#app/content/control-addresses.ts";
import { controlArea } from "#contract/rules/control-area.ts";

/** The page of a kind of request. */
export function pageOf(kind: RequestKind): string {
  return controlArea + kinds[kind].page;
}

/** The details of a request, over its list. */
export function requestHref({ kind, id }: { kind: RequestKind; id: number }): string {
  return `${pageOf(kind)}?view=${id}`;
}

/** The request whose details an address shows, over its list or the calendar; the path is case-insensitive. */
export function requestAt({ pathname, searchParams }: URL): { kind: RequestKind; id: number } | undefined {
  const path = pathname.toLowerCase().replace(/\/$/, "");
  const kind = requestKinds.find((one) => pageOf(one) === path);
  const isCalendar = path === controlPages.calendar;
  const id = Number(searchParams.get(isCalendar ? "stay" : "view"));
  if (!(id > 0)) return undefined;
  return isCalendar ? { kind: "bookings", id } : kind && { kind, id };
}

/** The list of a kind under a status word. */
export function requestsHref(kind: RequestKind, status: string): string {
  return `${pageOf(kind)}?${new URLSearchParams({ status })}`;
}
