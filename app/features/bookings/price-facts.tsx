import type { GuestBooking } from "#contract/bookings.ts";
import { planWords } from "#contract/rules/price.ts";
import { joinWords } from "#contract/rules/text.ts";
import { PriceLines } from "#app/features/estimate/price-lines.tsx";
import type { Fact } from "#app/ui/facts.tsx";

/** The meal plan in words, and the stored price lines of the booking. */
export function priceFacts({ mealPlan, priceLines }: Pick<GuestBooking, "mealPlan" | "priceLines">): Fact[] {
  const facts: Fact[] = mealPlan ? [["Meals", planWords[mealPlan]]] : [];
  if (priceLines.length === 0) return facts;
  return [...facts, ["How the total adds up", <PriceLines key="lines" lines={priceLines} />, "wide"]];
}

/** `2, aged 4 and 9`. */
export function childrenInWords({ children, childAges }: Pick<GuestBooking, "children" | "childAges">) {
  return childAges.length > 0 ? `${children}, aged ${joinWords(childAges.map(String))}` : String(children);
}
