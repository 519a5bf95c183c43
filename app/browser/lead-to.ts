/** Follows a page's redirect; an address of the page that is open is read anew, also where only the part to scroll to differs. */
export function leadTo(address: string): void {
  const { href, pathname, search, hash } = new URL(address, location.href);
  const isHere = pathname === location.pathname && search === location.search;
  if (!isHere || hash === "") return location.assign(href);
  location.replace(href);
  location.reload();
}
