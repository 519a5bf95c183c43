import { formatRupees } from "#contract/rules/money.ts";
import { isOnlyInPackage, type MoneyOfStay } from "#contract/rules/payment.ts";
import { moneyWords } from "./money-words.ts";

/** Longer than a sum of crores that is due. */
const longWords = 18;

type MoneyCellProps = {
  stay: MoneyOfStay & { total: number | null; packageReference?: string | undefined };
};

/** A stay's total, and the due amount below it; of a stay in a package's price, in which. */
export function MoneyCell({ stay }: MoneyCellProps) {
  if (isOnlyInPackage(stay))
    return (
      <span className="num inline-block text-xs text-ink3">
        In <span className="whitespace-nowrap">{stay.packageReference}</span>
      </span>
    );
  const words = moneyWords(stay);
  return (
    <span className="num inline-block whitespace-nowrap">
      {stay.total === null ? null : <span className="block font-semibold">{formatRupees(stay.total)}</span>}
      <span
        className={`block text-xs ${stay.over > 0 ? "font-semibold text-chinar" : "text-ink3"} ${words.length > longWords ? "text-balance whitespace-normal" : ""}`}
      >
        {words}
      </span>
    </span>
  );
}
