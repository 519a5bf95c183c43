import type { CabRate } from "#contract/cab-rates.ts";
import { vehicles } from "#contract/rules/cab-price.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { vehicleLabel } from "#contract/rules/vehicle-label.ts";

export const perOptions: { value: CabRate["per"]; label: string }[] = [
  { value: "route", label: "A route" },
  { value: "day", label: "A day with driver" },
  { value: "night", label: "The driver's night away" },
];

/** `Srinagar airport to Gulmarg`, or what else it is a price for. */
export function journeyName({ per, from, to }: Pick<CabRate, "per" | "from" | "to">): string {
  if (per === "route") return `${from} to ${to}`;
  return perOptions.find(({ value }) => value === per)?.label ?? per;
}

/** `Car ₹2,800, SUV ₹3,500`. */
export function pricesInWords(rate: CabRate): string {
  return vehicles
    .flatMap((vehicle) => {
      const price = rate[vehicle];
      return price === null ? [] : [`${vehicleLabel(vehicle)} ${formatRupees(price)}`];
    })
    .join(", ");
}
