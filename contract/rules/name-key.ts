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
