/**
 * Returns a function that makes a value at its first call and returns the same one from then on. A browser's first
 * `Intl` object of a kind costs a phone some 20 ms: a page that needs none when it opens makes none.
 */
export function lazy<Made extends object>(make: () => Made): () => Made {
  let value: Made | undefined;
  return () => (value ??= make());
}
