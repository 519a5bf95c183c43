/** True for shortcuts of the browser (back, zoom …): the page ignores keys pressed with Alt, Control or Command. */
export function isForBrowser({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey;
}
