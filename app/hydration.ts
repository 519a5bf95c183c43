/** Routes that gain from React say `handle = { hydrate: true }`; pages of others ship only the scripts of app/browser. */
export function asksForReact(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "hydrate" in handle && handle.hydrate === true;
}
