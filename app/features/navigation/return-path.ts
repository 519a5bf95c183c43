import { localPath } from "./local-path.ts";
import { pageAddress } from "./page-address.ts";
import { controlPages } from "#app/content/control-addresses.ts";
import { controlArea } from "#contract/rules/control-area.ts";

/** The address if it is within the control area, else the dashboard: never another site. */
export function returnPath(to: string | null | undefined): string {
  return localPath(to, controlArea, controlPages.today);
}

/** Query parameter of background requests: the page that sends them. */
export const askedFrom = "askedFrom";

/** Of a longer address a proxy in front would take the reply's head, which has it encoded, for a fault of the site. */
const longestReturnPath = 1500;

/** The address of a page that later returns to the requested one, or to the page that sent a background request. */
export function withReturnPath(page: string, request: Request): string {
  const to = new URL(request.url).searchParams.get(askedFrom) ?? pageAddress(request);
  return to.length > longestReturnPath ? page : `${page}?to=${encodeURIComponent(to)}`;
}
