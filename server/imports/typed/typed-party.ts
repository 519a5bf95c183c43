import { latinDigits } from "#contract/rules/digits.ts";
import { typedCount } from "./typed-count.ts";

/** Adults and children in one cell: `2+1`, `2 adults + 1 child`, `2A+1C`. */
const together = /^(\d{1,3}) ?(?:a|ad|adults?)? ?\+ ?(\d{1,3}) ?(?:c|ch|child|childs|children|kids?)?$/i;

/** The two numbers of a party as people write them, also both in the cell of the adults. */
export function typedParty(
  adults: string | undefined,
  children: string | undefined,
): { adults: string | undefined; children: string | undefined } {
  const both = together.exec(latinDigits(adults ?? "").trim());
  if (both && children === undefined) return { adults: both[1], children: both[2] };
  return { adults: typedCount(adults), children: typedCount(children) };
}
