const dialog = "dialog";

/** The address that returns only the form of a page, for a dialog. */
export function partOf(page: string): string {
  return `${page}?in=${dialog}`;
}

/** Whether the query parameter `in` requests only the form of a page. */
export function isPartRequested(where: string | null): boolean {
  return where === dialog;
}
