import { portalNights } from "#contract/portal-calendars.ts";
import { addDays, nightsOf, todayInKashmir } from "#contract/rules/stay.ts";
import { orNotFound } from "../errors.ts";
import type { Services } from "../services.ts";
import { freeUnits, ownUnits } from "./holds.queries.ts";
import { calendarOfKey } from "./portal-calendars.queries.ts";
import { stretchesOf } from "./stretches-of.ts";

/**
 * The nights from today on that the portal with this key must not sell: on which fewer rooms are free than it is to have,
 * not counting those that its own bookings hold, which it would otherwise be told of as somebody else's.
 *
 * @throws not_found
 */
export async function busyStretches({ db: { executor }, clock }: Services, key: string) {
  const calendar = orNotFound(await calendarOfKey(executor, key), "calendar");
  const today = todayInKashmir(clock.now());
  const end = addDays(today, portalNights);
  const free = await freeUnits(executor, calendar.room_id, [today, end]);
  const own = new Map(
    (await ownUnits(executor, calendar.id, calendar.room_id, today)).map((one) => [one.night, one.units]),
  );
  const freeOn = new Map(free.map((one) => [one.night, one.free + (own.get(one.night) ?? 0)]));
  const busy = nightsOf(today, end).filter(
    (night) => (freeOn.get(night) ?? calendar.units) < calendar.open_from_free,
  );
  return { roomId: calendar.room_id, today, stretches: stretchesOf(busy) };
}
