/**
 * The address of a page after one of its rows was deleted: another row that is open in the page's form stays open, with
 * its typed values.
 */
export function addressWithOpenRow(
  page: string,
  name: string,
  { url }: Pick<Request, "url">,
  deleted: string,
): string {
  const opened = new URL(url).searchParams.get(name);
  if (opened === null || opened === deleted) return page;
  return `${page}${page.includes("?") ? "&" : "?"}${new URLSearchParams({ [name]: opened })}`;
}
