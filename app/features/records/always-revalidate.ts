/** A refused change is shown beside what is stored now, so its page is read again also after a failure. */
export function alwaysRevalidate(): boolean {
  return true;
}
