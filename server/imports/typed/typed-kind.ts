/** A kind of stay as people write it: `House Boat`, `Home-stay`, `Hotels`. Other texts are refused by the schema. */
export function typedKind(text: string): string;
export function typedKind(text: string | undefined): string | undefined;
export function typedKind(text: string | undefined): string | undefined {
  return text
    ?.toLowerCase()
    .replace(/[\s-]+/g, "")
    .replace(/s$/, "");
}
