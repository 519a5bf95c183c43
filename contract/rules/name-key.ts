/** Joiners, marks of direction, hyphens of parted words, and what else nobody sees. */
const unseen = /[\p{Cf}\p{DI}\u2800]/gu;

/**
 * A key for comparing names regardless of case, of blanks, and of how their letters are stored: `é` is one sign or two,
 * and signs that nobody sees are there or not.
 */
export function nameKey(name: string): string {
  const plain = name.normalize("NFKC").replace(unseen, "");
  return plain.trim().toLowerCase().replace(/\s+/g, " ");
}

/** A key for names that are one word or two as people like it: `Wi-Fi`, `WiFi` and `wi fi`. */
export function looseNameKey(name: string): string {
  return nameKey(name).replace(/[ .\u2010-\u2015-]/g, "");
}

/** Finds a value by its name; by the same letters where no name is the same. */
export function findByName<T>(
  all: readonly T[],
  nameOf: (one: T) => string,
): (name: string) => T | undefined {
  const [exact, loose] = [nameKey, looseNameKey].map(
    (key) => new Map(all.toReversed().map((one) => [key(nameOf(one)), one])),
  );
  return (name) => exact?.get(nameKey(name)) ?? loose?.get(looseNameKey(name));
}
