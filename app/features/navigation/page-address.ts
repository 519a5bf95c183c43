/**
 * The address of the page that a request is for. React Router asks for a page's data under one with an ending of its own,
 * and names the parts it wants.
 */
export function pageUrl(request: Request): URL {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/(?:(?<=\/)_)?\.data$/, "");
  // Only then: what is written anew is also spelled anew.
  if (url.searchParams.has("_routes")) url.searchParams.delete("_routes");
  return url;
}

/** Path and query of the page that a request is for. */
export function pageAddress(request: Request): string {
  const { pathname, search } = pageUrl(request);
  return pathname + search;
}
