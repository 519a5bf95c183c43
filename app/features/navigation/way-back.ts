import { localPath } from "./local-path.ts";
import { pageAddress } from "./page-address.ts";

/** An address within the control area as it was given, else its first page: never another site. */
export function wayBack(to: string | null | undefined): string {
  return localPath(to, "/control/", "/control/dashboard");
}

/** The address of a page that comes back to where the request wanted to go. */
export function withWayBack(page: string, request: Request): string {
  return `${page}?to=${encodeURIComponent(pageAddress(request))}`;
}
