import { formatRupees } from "#contract/rules/money.ts";
import type { MoneyOfStay } from "#contract/rules/payment.ts";
import { moneyWords } from "./money-words.ts";

/** Longer than a sum of crores that is due. */
const longWords = 18;

/** A stay's total, and the due amount below it. */
export function MoneyCell({ stay }: { stay: MoneyOfStay & { total: number | null } }) {
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
