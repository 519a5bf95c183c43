import type { OfferedChoices } from "#contract/tariff.ts";
import { toRupees } from "#contract/rules/money.ts";
import { isWithin, offeredPlans, planWords } from "#contract/rules/price.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import type { HouseTariff } from "./tariffs.ts";

/** Meal plans and extras that guests, or staff for them, can choose for these nights, in whole rupees. */
export function offeredChoices(
  tariff: HouseTariff,
  nights: readonly CalendarDate[],
  audience: "guest" | "staff",
): OfferedChoices {
  const extras = extrasWithin(tariff, nights);
  return {
    plans: offeredPlans(tariff).map(({ code, supplement }) => ({
      code,
      name: planWords[code],
      supplement: toRupees(supplement),
    })),
    extras: extras
      .filter(({ asked }) => asked === "offer" || (audience === "staff" && asked === "never"))
      .map(({ id, name, per, price }) => ({ id, name, per, price: toRupees(price) })),
    asksAges:
      tariff.plans.some(({ extraBed, childWithBed }) => extraBed > 0 || childWithBed > 0) ||
      extras.some(({ per, asked }) => asked !== "never" && per.startsWith("person")),
  };
}

/** Whether a stay can cost more than the rent of these nights. */
export function costsMore(
  tariff: HouseTariff,
  nights: readonly CalendarDate[],
  audience: "guest" | "staff",
): boolean {
  if (tariff.plans.length > 0) return true;
  return extrasWithin(tariff, nights).some(({ asked }) => audience === "staff" || asked !== "never");
}

function extrasWithin({ extras }: HouseTariff, nights: readonly CalendarDate[]) {
  return extras.filter((extra) => nights.some((night) => isWithin(extra, night)));
}
