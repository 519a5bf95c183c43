import { latinDigits } from "#contract/rules/digits.ts";

/**
 * A number of things as people write it: `2`, `2.0`, `2 rooms`. Other texts stay as they are: the schema refuses them.
 */
export function typedCount(text: string): string;
export function typedCount(text: string | undefined): string | undefined;
export function typedCount(text: string | undefined): string | undefined {
  return /^(\d{1,6})(?:\.0+)?\s*[a-z]*\.?$/i.exec(latinDigits(text ?? ""))?.[1] ?? text;
}
