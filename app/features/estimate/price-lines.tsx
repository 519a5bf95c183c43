import { formatRupees } from "#contract/rules/money.ts";
import { lineInWords } from "#contract/rules/sum-of-stay.ts";
import type { PriceLineShown } from "#contract/tariff.ts";

/** The lines of a price, each with its amount. */
export function PriceLines({ lines }: { lines: readonly PriceLineShown[] }) {
  return (
    <ul className="grid gap-1">
      {lines.map((line) => (
        <li key={`${line.kind} ${line.name} ${line.from}`} className="flex justify-between gap-4">
          <span>{lineInWords(line)}</span>
          <span className="num flex-none">{formatRupees(line.amount)}</span>
        </li>
      ))}
    </ul>
  );
}
