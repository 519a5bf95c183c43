/** A number of things as people write it: `2`, `2.0`, `2 rooms`. Any other text stays as it is, for the form to refuse. */
export function typedCount(text: string): string;
export function typedCount(text: string | undefined): string | undefined;
export function typedCount(text: string | undefined): string | undefined {
  return /^(\d{1,6})(?:\.0+)?\s*[a-z]*\.?$/i.exec(text ?? "")?.[1] ?? text;
}
