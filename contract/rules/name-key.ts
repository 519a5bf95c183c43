/**
 * A key for comparing names regardless of case, of blanks, and of how their letters are stored: `é` is one sign or two, and
 * the joiners of Hindi and Urdu are there or not.
 */
export function nameKey(name: string): string {
  const plain = name.normalize("NFKC").replace(/[\u200c\u200d]/g, "");
  return plain.trim().toLowerCase().replace(/\s+/g, " ");
}
