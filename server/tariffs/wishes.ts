import { isWithin, offeredPlans, type PricedStay } from "#contract/rules/price.ts";
import { nightRates } from "#contract/rules/rates.ts";
import { nightsBetween, nightsOf } from "#contract/rules/stay.ts";
import { countOf } from "#contract/rules/text.ts";
import { wishMessages } from "#contract/tariff.ts";
import { type AppError, fieldError } from "../errors.ts";
import type { HouseTariff } from "./tariffs.ts";

/** Whose wishes: guests choose only from what is offered to them. */
type Who = "guest" | "staff";

/**
 * Refuses ages, meals and extras that do not fit the stay, and a guest's stay that is too short for its arrival. Of
 * several room types, from which staff choose, one has to do.
 *
 * @throws as `checkChoices` | invalid(checkOutDate) too short
 */
export function checkWishes(tariffs: readonly HouseTariff[], stay: PricedStay, who: Who): void {
  checkAges(stay);
  const faults = tariffs.map((tariff) => faultOf(tariff, stay, who) ?? tooShort(tariff, stay, who));
  const [first] = faults;
  if (first && faults.every((fault) => fault !== undefined)) throw first;
}

/** Whether a guest can have this room type for such a stay, with these wishes. */
export function fitsWishes(tariff: HouseTariff, stay: PricedStay): boolean {
  return (faultOf(tariff, stay, "guest") ?? tooShort(tariff, stay, "guest")) === undefined;
}

/**
 * Refuses ages, meals and extras that do not fit the stay.
 *
 * @throws invalid(childAges) | invalid(mealPlan) | invalid(extras)
 */
export function checkChoices(tariff: HouseTariff, stay: PricedStay, who: Who): void {
  checkAges(stay);
  const fault = faultOf(tariff, stay, who);
  if (fault) throw fault;
}

function checkAges({ children, childAges }: PricedStay): void {
  if (childAges && childAges.length !== children) throw fieldError("childAges", wishMessages.ages);
}

function faultOf(tariff: HouseTariff, stay: PricedStay, who: Who): AppError | undefined {
  const nights = nightsOf(stay.arrival, stay.departure);
  const { mealPlan, extras = [] } = stay;
  if (mealPlan && mealPlan !== "EP" && !offeredPlans(tariff).some(({ code }) => code === mealPlan))
    return fieldError("mealPlan", wishMessages.plan);
  const canHave = tariff.extras.filter(
    (extra) => (who === "staff" || extra.asked !== "never") && nights.some((night) => isWithin(extra, night)),
  );
  if (!extras.every((id) => canHave.some((extra) => extra.id === id)))
    return fieldError("extras", wishMessages.extras);
  return undefined;
}

function tooShort(tariff: HouseTariff, stay: PricedStay, who: Who): AppError | undefined {
  const least = leastNights(tariff, stay);
  if (who === "staff" || least === undefined) return undefined;
  const name = least.name ? ` over ${least.name}` : "";
  return fieldError("checkOutDate", `At least ${countOf(least.minNights, "night")}${name}`);
}

/** How many nights a stay that arrives then has at least, and why; undefined when it has them. */
export function leastNights(
  { rackRate, periods }: HouseTariff,
  { arrival, departure }: Pick<PricedStay, "arrival" | "departure">,
): { minNights: number; name: string } | undefined {
  if (periods.length === 0) return undefined;
  const [first] = nightRates(rackRate, periods, [arrival]);
  return first && first.minNights > nightsBetween(arrival, departure) ? first : undefined;
}
