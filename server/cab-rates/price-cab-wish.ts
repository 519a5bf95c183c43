import { journeyMessages } from "#contract/journey-messages.ts";
import { priceCab, type Vehicle } from "#contract/rules/cab-price.ts";
import type { PriceLine } from "#contract/rules/price.ts";
import { vehicleLabel } from "#contract/rules/vehicle-label.ts";
import type { Executor } from "../db/open.ts";
import { fieldError } from "../errors.ts";
import { type CabRateRow, findCabRateEvenDeleted, findNightHalt } from "./cab-rates.queries.ts";

type Wish = { cabRateId: number; vehicle: Vehicle; days: number };

/**
 * What a cab costs by the company's list, in paise. A request may keep the journey of `keptRateId` though that was deleted
 * since, but not change to a deleted one.
 *
 * @throws invalid(cabRateId) none of the list, or without a price for the vehicle
 */
export async function priceCabWish(
  db: Executor,
  { cabRateId, vehicle, days }: Wish,
  keptRateId: number | null = null,
): Promise<PriceLine[]> {
  const rate = await findCabRateEvenDeleted(db, cabRateId);
  const isOffered = rate?.deleted_at === null || cabRateId === keptRateId;
  if (!rate || !isOffered || rate.per === "night") throw fieldError("cabRateId", journeyMessages.cabRate);
  const paise = paiseFor(rate, vehicle);
  if (paise === null) throw fieldError("cabRateId", journeyMessages.vehicle);
  const halt = rate.per === "day" ? await findNightHalt(db) : undefined;
  const label = vehicleLabel(vehicle);
  const name =
    rate.per === "day" ? `${label} with driver` : `${rate.from_place} to ${rate.to_place}, ${label}`;
  const nightHalt = (halt && paiseFor(halt, vehicle)) ?? 0;
  return priceCab({ per: rate.per, name, rate: paise, nightHalt }, days);
}

function paiseFor(row: CabRateRow, vehicle: Vehicle): number | null {
  return { car: row.car_paise, suv: row.suv_paise, van: row.van_paise, bus: row.bus_paise }[vehicle];
}
