import { localPath } from "./local-path.ts";
import { pageAddress } from "./page-address.ts";
import { controlPages } from "#app/content/control-addresses.ts";
import { controlArea } from "#contract/rules/control-area.ts";

/** An address within the control area as it was given, else its first page: never another site. */
export function wayBack(to: string | null | undefined): string {
  return localPath(to, controlArea, controlPages.today);
}

/** Names the page that somebody is on, in the address of what it asks for beside. */
export const askedFrom = "askedFrom";

/** The address of a page that comes back to where the request wanted to go, or to the page that asked for it beside. */
export function withWayBack(page: string, request: Request): string {
  const to = new URL(request.url).searchParams.get(askedFrom) ?? pageAddress(request);
  return `${page}?to=${encodeURIComponent(to)}`;
}
