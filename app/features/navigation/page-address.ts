/** Path and query of the page whose form was sent. */
export function pageAddress(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname.replace(/\.data$/, "") + search;
}
