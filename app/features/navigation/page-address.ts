/**
 * The address of the page that a request is for: React Router's data requests add `.data` to the path, and the parameter
 * `_routes`.
 */
export function pageUrl(request: Request): URL {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/(?:(?<=\/)_)?\.data$/, "");
  // Only if present: any change re-encodes the whole query string.
  if (url.searchParams.has("_routes")) url.searchParams.delete("_routes");
  return url;
}

/** Path and query of the page that a request is for. */
export function pageAddress(request: Request): string {
  const { pathname, search } = pageUrl(request);
  return pathname + search;
}
