import { isWithin, offeredPlans, type PricedStay } from "#contract/rules/price.ts";
import { nightRates } from "#contract/rules/rates.ts";
import { nightsBetween, nightsOf } from "#contract/rules/stay.ts";
import { countOf } from "#contract/rules/text.ts";
import { wishMessages } from "#contract/tariff.ts";
import { type AppError, fieldError } from "../errors.ts";
import type { HouseTariff } from "./tariffs.ts";

/** Whose wishes: guests can choose only what is offered to them. */
type Audience = "guest" | "staff";

/**
 * Refuses ages, meals and extras that do not fit the stay, and a guest's stay that is too short for its arrival. Of
 * several room types, from which staff choose, one must allow them.
 *
 * @throws as `checkChoices` | invalid(checkOutDate) too short
 */
export function checkWishes(tariffs: readonly HouseTariff[], stay: PricedStay, audience: Audience): void {
  checkAges(stay);
  const faults = tariffs.map((tariff) => faultOf(tariff, stay, audience) ?? tooShort(tariff, stay, audience));
  const [first] = faults;
  if (first && faults.every((fault) => fault !== undefined)) throw first;
}

/** Whether a guest can book this room type for this stay, with these wishes. */
export function fitsWishes(tariff: HouseTariff, stay: PricedStay): boolean {
  return (faultOf(tariff, stay, "guest") ?? tooShort(tariff, stay, "guest")) === undefined;
}

/**
 * Refuses ages, meals and extras that do not fit the stay.
 *
 * @throws invalid(childAges) | invalid(mealPlan) | invalid(extras)
 */
export function checkChoices(tariff: HouseTariff, stay: PricedStay, audience: Audience): void {
  checkAges(stay);
  const fault = faultOf(tariff, stay, audience);
  if (fault) throw fault;
}

function checkAges({ children, childAges }: PricedStay): void {
  if (childAges && childAges.length !== children) throw fieldError("childAges", wishMessages.ages);
}

function faultOf(tariff: HouseTariff, stay: PricedStay, audience: Audience): AppError | undefined {
  const nights = nightsOf(stay.arrival, stay.departure);
  const { mealPlan, extras = [] } = stay;
  if (mealPlan && mealPlan !== "EP" && !offeredPlans(tariff).some(({ code }) => code === mealPlan))
    return fieldError("mealPlan", wishMessages.plan);
  const known = tariff.extras.filter((extra) => audience === "staff" || extra.asked !== "never");
  const canHave = known.filter((extra) => nights.some((night) => isWithin(extra, night)));
  const cannot = extras.filter((id) => !canHave.some((extra) => extra.id === id));
  if (cannot.length === 0) return undefined;
  const names = known.filter(({ id }) => cannot.includes(id)).map(({ name }) => name);
  return fieldError("extras", wishMessages.extras(names));
}

function tooShort(tariff: HouseTariff, stay: PricedStay, audience: Audience): AppError | undefined {
  const minimum = leastNights(tariff, stay);
  if (audience === "staff" || minimum === undefined) return undefined;
  const name = minimum.name ? ` over ${minimum.name}` : "";
  return fieldError("checkOutDate", `At least ${countOf(minimum.minNights, "night")}${name}`);
}

/** The fewest nights a stay with this arrival must have, and why; undefined when it has enough. */
export function leastNights(
  { rackRate, periods }: HouseTariff,
  { arrival, departure }: Pick<PricedStay, "arrival" | "departure">,
): { minNights: number; name: string } | undefined {
  if (periods.length === 0) return undefined;
  const [first] = nightRates(rackRate, periods, [arrival]);
  return first && first.minNights > nightsBetween(arrival, departure) ? first : undefined;
}
