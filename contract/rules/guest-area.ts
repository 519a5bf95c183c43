/** A guest's own page is below it, with the guest's key; so are its papers. */
const ownPages = "/booking-status/";

/** Whether a path is of a guest's own page, in any case: pages are found so. */
export function isOwnPage(pathname: string): boolean {
  return pathname.toLowerCase().startsWith(ownPages);
}
