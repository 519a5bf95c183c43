import type { priceEndpoints } from "#contract/prices.ts";
import { addedTaxOf } from "#contract/tax-settings.ts";
import { withTaxOfStay } from "#contract/rules/added-tax.ts";
import { toRupees } from "#contract/rules/money.ts";
import { priceStay, sumOf } from "#contract/rules/price.ts";
import { asTaxChoice, taxesOf, taxWords } from "#contract/rules/tax-words.ts";
import { nightsOf } from "#contract/rules/stay.ts";
import type { Handlers } from "../call.ts";
import { notFound } from "../errors.ts";
import { findShownRoom } from "../rooms/rooms.queries.ts";
import { readSettings } from "../settings/read-settings.ts";
import { offeredOf } from "../tariffs/offered.ts";
import { presentLines } from "../tariffs/price-lines.ts";
import { holdsParty, occupancy, tooFewRooms } from "../tariffs/party-in-room.ts";
import { readTariffs } from "../tariffs/tariffs.ts";
import { checkChoices, leastNights } from "../tariffs/wishes.ts";

/** Adults when the form has none: two, or one in a single room. */
const usualAdults = 2;

export const priceHandlers: Handlers<typeof priceEndpoints> = {
  async read({ services, query, visitor }) {
    const { roomId, rooms, childAges, mealPlan, extras } = query;
    const who = visitor.staff ? "staff" : "guest";
    const db = services.db.executor;
    const room = await findShownRoom(db, roomId, who === "staff");
    if (!room) throw notFound("room type");
    const dates = { arrival: query.checkInDate, departure: query.checkOutDate };
    const adults = query.adults ?? Math.min(usualAdults, rooms * occupancy(room).maxAdults);
    const children = query.children ?? childAges?.length ?? 0;
    const stay = { ...dates, rooms, adults, children, childAges, mealPlan, extras };
    // A stay keeps an extra that was deleted since; staff see its price when they change the stay.
    const [tariff] = await readTariffs(db, [room], dates, who === "staff" ? extras : []);
    if (!tariff) throw notFound("room type");
    checkChoices(tariff, stay, who);
    if (!holdsParty(room, stay)) throw tooFewRooms(room, stay);
    const nights = nightsOf(dates.arrival, dates.departure);
    const settings = await readSettings(services);
    const taxed = { arrival: dates.arrival, nights: nights.length, rooms };
    const lines = withTaxOfStay(priceStay(tariff, stay), taxed, addedTaxOf(settings));
    return {
      data: {
        lines: presentLines(lines),
        total: toRupees(sumOf(lines)),
        taxes: taxWords[taxesOf(lines, asTaxChoice(settings.details.taxes))],
        minNights: leastNights(tariff, dates)?.minNights,
        offered: offeredOf(tariff, nights, who),
      },
    };
  },
};
