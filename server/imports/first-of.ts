const mostNamed = 10;

/** The first of a list in words, and how many more there are. */
export function firstOf(list: readonly (string | number)[]): string {
  const more = list.length - mostNamed;
  return list.slice(0, mostNamed).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
