/** True for `handle = { hydrate: true }`: the page is hydrated. Other pages have only the scripts of app/browser. */
export function needsHydration(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "hydrate" in handle && handle.hydrate === true;
}

/** True for `handle = { hydrate: "next" }`: the page is not hydrated, but the one that comes next. */
export function leadsToHydration(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "hydrate" in handle && handle.hydrate === "next";
}
