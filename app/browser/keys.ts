/** Keys that go back, or make the page larger: with these beside it a key is not the page's. */
export function isForBrowser({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey;
}
