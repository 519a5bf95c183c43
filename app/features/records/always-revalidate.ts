/** Revalidates also after an error: a refused change is shown beside the values stored now. */
export function alwaysRevalidate(): boolean {
  return true;
}
