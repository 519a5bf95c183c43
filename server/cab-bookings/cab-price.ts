import type { CabBookingForm } from "#contract/cab-bookings.ts";
import { withTaxOfJourney } from "#contract/rules/added-tax.ts";
import { line, type PriceLine, sumOf } from "#contract/rules/price.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import { priceCabWish } from "../cab-rates/price-cab-wish.ts";
import type { Executor } from "../db/open.ts";
import type { Services } from "../services.ts";
import { storedLines } from "../tariffs/price-lines.ts";
import { readJourneyTax } from "../tariffs/read-added-tax.ts";
import type { CabBookingRow } from "./cab-bookings.queries.ts";

type Wish = Pick<CabBookingForm, "cabRateId" | "dateOfJourney" | "days" | "vehiclePreference">;

/**
 * A request's price by the company's list, in paise, and its columns; undefined when it names no listed price. The
 * request `before` the change keeps the rates that its guest was told, and in the same vehicle a journey off the list.
 */
export async function priceOf(
  services: Services,
  db: Executor,
  { cabRateId, dateOfJourney, days = 1, vehiclePreference: vehicle }: Wish,
  before?: Pick<CabBookingRow, "cab_rate_id" | "vehicle" | "price_lines">,
) {
  if (cabRateId === undefined) return undefined;
  const agreedLines = storedLines(before?.price_lines ?? null);
  const keptRateId = before?.vehicle === vehicle ? before.cab_rate_id : null;
  const now = await priceCabWish(db, { cabRateId, vehicle, days }, keptRateId);
  const bare = now.map((each) => {
    const agreed = agreedLines.find(({ kind, name }) => kind === each.kind && name === each.name);
    return agreed ? line({ ...each, rate: agreed.rate }) : each;
  });
  const lines = await withTax(services, db, bare, dateOfJourney);
  const columns = { cab_rate_id: cabRateId, days, price_lines: JSON.stringify(lines) };
  return { lines, total: sumOf(lines), columns };
}

/**
 * The price columns of a request that staff changed. The price shown stays while journey, vehicle and days do; on
 * another day it has that day's tax.
 *
 * @throws invalid(cabRateId)
 */
export async function changedPrice(services: Services, db: Executor, before: CabBookingRow, form: Wish) {
  const { cabRateId = before.cab_rate_id ?? undefined, days = before.days ?? undefined } = form;
  const isSame =
    before.cab_rate_id === (cabRateId ?? null) &&
    before.days === (days ?? null) &&
    before.vehicle === form.vehiclePreference;
  if (!isSame) {
    const price = await priceOf(services, db, { ...form, cabRateId, days }, before);
    return price?.columns ?? { days: days ?? null };
  }
  const agreedLines = storedLines(before.price_lines);
  if (before.journey_date === form.dateOfJourney || agreedLines.length === 0) return {};
  const bare = agreedLines.filter(({ kind }) => kind !== "tax");
  const lines = await withTax(services, db, bare, form.dateOfJourney);
  return { price_lines: JSON.stringify(lines) };
}

async function withTax(services: Services, db: Executor, bare: readonly PriceLine[], day: CalendarDate) {
  return withTaxOfJourney(bare, await readJourneyTax(services, "cabs", day, db));
}
