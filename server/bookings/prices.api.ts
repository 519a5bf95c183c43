import type { priceEndpoints } from "#contract/prices.ts";
import { addedTaxOf } from "#contract/tax-settings.ts";
import { withTaxOfStay } from "#contract/rules/added-tax.ts";
import { toRupees } from "#contract/rules/money.ts";
import { priceStay, sumOf } from "#contract/rules/price.ts";
import { asTaxChoice, taxesOf, taxWords } from "#contract/rules/tax-words.ts";
import { nightsOf } from "#contract/rules/stay.ts";
import { cheapestFreeRooms, wantedRooms } from "./find-free-rooms.ts";
import { type Stay, stayOf } from "./stay.ts";
import type { Handlers } from "../call.ts";
import type { Executor } from "../db/open.ts";
import { notFound, orNotFound } from "../errors.ts";
import { findShownRoom, type RoomRow } from "../rooms/rooms.queries.ts";
import { readSettings } from "../settings/read-settings.ts";
import type { Services } from "../services.ts";
import { offeredChoices } from "../tariffs/offered.ts";
import { presentLines } from "../tariffs/price-lines.ts";
import { holdsParty, occupancy, tooFewRooms } from "../tariffs/party-in-room.ts";
import { readTariffs } from "../tariffs/tariffs.ts";
import { checkChoices, checkWishes, leastNights } from "../tariffs/wishes.ts";

type Wish = Parameters<Handlers<typeof priceEndpoints>["read"]>[0]["query"];

/** Adults when the form has none: two, or one in a single room. */
const usualAdults = 2;

export const priceHandlers: Handlers<typeof priceEndpoints> = {
  async read({ services, query, visitor }) {
    const audience = visitor.staff ? "staff" : "guest";
    const { tariff, stay } = await (query.isLeftToUs ? leftToUs : chosen)(services, query, audience);
    const nights = nightsOf(stay.arrival, stay.departure);
    const settings = await readSettings(services);
    const taxed = { arrival: stay.arrival, nights: nights.length, rooms: stay.rooms };
    const lines = withTaxOfStay(priceStay(tariff, stay), taxed, addedTaxOf(settings));
    return {
      data: {
        lines: presentLines(lines),
        total: toRupees(sumOf(lines)),
        taxes: taxWords[taxesOf(lines, asTaxChoice(settings.details.taxes))],
        minNights: leastNights(tariff, stay)?.minNights,
        offered: offeredChoices(tariff, nights, audience),
      },
    };
  },
};

async function chosen(services: Services, query: Wish, audience: "guest" | "staff") {
  const { rooms } = query;
  const db = services.db.executor;
  const room = await shownRoom(db, query, audience);
  const adults = query.adults ?? Math.min(usualAdults, rooms * occupancy(room).maxAdults);
  const stay = stayOf({ ...query, hotelId: room.hotel_id, adults, children: childrenOf(query) }, "");
  const tariff = await tariffOf(db, room, stay, audience);
  checkChoices(tariff, stay, audience);
  if (!holdsParty(room, stay)) throw tooFewRooms(room, stay);
  return { tariff, stay };
}

/** Chooses the rooms as for a booking that names no room type. */
async function leftToUs(services: Services, query: Wish, audience: "guest" | "staff") {
  const { adults = usualAdults } = query;
  const db = services.db.executor;
  const { hotel_id: hotelId } = await shownRoom(db, query, audience);
  const stay = stayOf({ ...query, hotelId, roomId: undefined, adults, children: childrenOf(query) }, "");
  const types = await wantedRooms(db, stay);
  checkWishes(await readTariffs(db, types, stay, keptExtras(stay, audience)), stay, audience);
  const found = orNotFound(await cheapestFreeRooms(services, db, stay), "room type");
  return { tariff: await tariffOf(db, found.room, stay, audience), stay: { ...stay, rooms: found.rooms } };
}

async function shownRoom(db: Executor, { roomId }: Wish, audience: "guest" | "staff") {
  return orNotFound(await findShownRoom(db, roomId, audience === "staff"), "room type");
}

function childrenOf({ children, childAges }: Wish): number {
  return children ?? childAges?.length ?? 0;
}

async function tariffOf(db: Executor, room: RoomRow, stay: Stay, audience: "guest" | "staff") {
  const [tariff] = await readTariffs(db, [room], stay, keptExtras(stay, audience));
  if (!tariff) throw notFound("room type");
  return tariff;
}

/** A stay keeps an extra that was deleted since; staff see its price when they change the stay. */
function keptExtras({ extras }: Pick<Stay, "extras">, audience: "guest" | "staff") {
  return audience === "staff" ? extras : [];
}
