/** Checks of the page's edit forms: each is true while its form has changes that are not saved. */
const checks = new Set<() => boolean>();

/** Watches a form until the returned function is called. */
export function watchForm(isUnsaved: () => boolean): () => void {
  checks.add(isUnsaved);
  return () => void checks.delete(isUnsaved);
}

export function hasUnsavedForm(): boolean {
  return [...checks].some((isUnsaved) => isUnsaved());
}
