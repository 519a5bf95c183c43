const dialog = "dialog";

/** The address of a page's form alone, as a dialog shows it. */
export function partOf(page: string): string {
  return `${page}?in=${dialog}`;
}

/** Whether a page's form alone is asked for, by `in` of its query. */
export function isPart(where: string | null): boolean {
  return where === dialog;
}
