/** True for `handle = { hydrate: true }`: the page is hydrated. Other pages have only the scripts of app/browser. */
export function needsHydration(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "hydrate" in handle && handle.hydrate === true;
}
