import type { priceEndpoints } from "#contract/prices.ts";
import { toRupees } from "#contract/rules/money.ts";
import { priceStay, sumOf } from "#contract/rules/price.ts";
import { asTaxChoice, taxWords } from "#contract/rules/tax-words.ts";
import { nightsOf } from "#contract/rules/stay.ts";
import type { Handlers } from "../call.ts";
import { notFound } from "../errors.ts";
import { findRoom } from "../rooms/rooms.queries.ts";
import { offeredOf } from "../tariffs/offered.ts";
import { readSettings } from "../settings/read-settings.ts";
import { presentLines } from "../tariffs/price-lines.ts";
import { readTariffs } from "../tariffs/tariffs.ts";
import { checkWishes, leastNights } from "../tariffs/wishes.ts";

export const priceHandlers: Handlers<typeof priceEndpoints> = {
  async read({ services, query, visitor }) {
    const { roomId, rooms, adults, childAges, mealPlan, extras } = query;
    const db = services.db.executor;
    const room = await findRoom(db, roomId);
    if (!room) throw notFound("room type");
    const dates = { arrival: query.checkInDate, departure: query.checkOutDate };
    const children = query.children ?? childAges?.length ?? 0;
    const stay = { ...dates, rooms, adults, children, childAges, mealPlan, extras };
    const tariffs = await readTariffs(db, [room], dates);
    checkWishes(tariffs, stay, "staff");
    const [tariff] = tariffs;
    if (!tariff) throw notFound("room type");
    const lines = priceStay(tariff, stay);
    return {
      data: {
        lines: presentLines(lines),
        total: toRupees(sumOf(lines)),
        taxes: taxWords[asTaxChoice((await readSettings(services)).details.taxes)],
        minNights: leastNights(tariff, dates)?.minNights,
        offered: offeredOf(
          tariff,
          nightsOf(dates.arrival, dates.departure),
          visitor.staff ? "staff" : "guest",
        ),
      },
    };
  },
};
