/** True for shortcuts of the browser (back, zoom …): the page ignores keys pressed with Alt, Control or Command. */
export function isForBrowser({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey;
}

/** True for a click that opens its link in another tab or window, or downloads it: the page leaves that to the browser. */
export function opensElsewhere(
  event: Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "button">,
): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
}
