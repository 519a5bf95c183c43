/** The page number in the query string; 1 when it is missing or invalid. */
export function pageNumber(address: URLSearchParams, name = "page"): number {
  const number = Number(address.get(name));
  return Number.isInteger(number) && number >= 1 && number <= 10_000 ? number : 1;
}
