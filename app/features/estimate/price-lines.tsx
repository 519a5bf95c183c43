import { formatRupees } from "#contract/rules/money.ts";
import { lineInWords } from "#contract/rules/sum-of-stay.ts";
import type { PriceLineShown } from "#contract/tariff.ts";
import { heldTogether } from "#app/ui/held-together.tsx";

/** The lines of a price, each with its amount. */
export function PriceLines({ lines }: { lines: readonly PriceLineShown[] }) {
  return (
    <ul className="grid gap-1">
      {lines.map((line) => (
        <li key={`${line.kind} ${line.name} ${line.from}`} className="flex justify-between gap-4">
          <span>{heldTogether(besideAmount(line))}</span>
          <span className="num flex-none">{formatRupees(line.amount)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The line's words; without the price of what is charged once, for that is its amount. */
function besideAmount(line: PriceLineShown): string {
  const words = lineInWords(line);
  const amount = formatRupees(line.amount);
  return words === `${line.name}: ${amount}` ? `${line.name}: ` : words;
}
