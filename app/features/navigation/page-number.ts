/** The page that an address asks for; whatever else stands there, the first. */
export function pageNumber(address: URLSearchParams, name = "page"): number {
  const said = Number(address.get(name));
  return Number.isInteger(said) && said >= 1 && said <= 10_000 ? said : 1;
}
