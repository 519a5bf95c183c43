export type FormWatch = {
  /** The form has changes that are not saved. */
  isUnsaved: () => boolean;
  /** The form goes when its page is shown with these query parameters. */
  isLostBy: (parameters: URLSearchParams) => boolean;
};

/** The page's edit forms. */
const watches = new Set<FormWatch>();

/** Watches a form until the returned function is called. */
export function watchForm(watch: FormWatch): () => void {
  watches.add(watch);
  return () => void watches.delete(watch);
}

/** Whether something unsaved would be lost by leaving the page, or by its query parameters becoming these. */
export function losesUnsaved(parameters?: URLSearchParams): boolean {
  return [...watches].some(
    ({ isUnsaved, isLostBy }) => (parameters === undefined || isLostBy(parameters)) && isUnsaved(),
  );
}
