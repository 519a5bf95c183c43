import type { GuestBooking } from "#contract/bookings.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { planWords } from "#contract/rules/price.ts";
import { lineInWords } from "#contract/rules/sum-of-stay.ts";
import { joinWords } from "#contract/rules/text.ts";
import type { PriceLineShown } from "#contract/tariff.ts";
import type { Fact } from "#app/ui/facts.tsx";

/** Meals in words, and the lines of the total where there are several; nothing for one price for all nights. */
export function priceFacts({ mealPlan, priceLines }: Pick<GuestBooking, "mealPlan" | "priceLines">): Fact[] {
  const facts: Fact[] = mealPlan ? [["Meals", planWords[mealPlan]]] : [];
  if (priceLines.length < 2) return facts;
  return [...facts, ["How the total adds up", <PriceLines key="lines" lines={priceLines} />, "wide"]];
}

/** `2, aged 4 and 9`. */
export function childrenInWords({ children, childAges }: Pick<GuestBooking, "children" | "childAges">) {
  return childAges.length > 0 ? `${children}, aged ${joinWords(childAges.map(String))}` : String(children);
}

function PriceLines({ lines }: { lines: readonly PriceLineShown[] }) {
  return (
    <ul className="grid max-w-lg gap-1">
      {lines.map((line) => (
        <li key={`${line.kind} ${line.name} ${line.from}`} className="flex justify-between gap-4">
          <span>{lineInWords(line)}</span>
          <span className="num">{formatRupees(line.amount)}</span>
        </li>
      ))}
    </ul>
  );
}
