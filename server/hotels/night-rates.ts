import type { NightSpan } from "#contract/night-spans.ts";
import { inARow, lowestRates } from "#contract/rules/lowest-rates.ts";
import { nightsOf } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";
import { periodsOfRooms } from "../tariffs/rate-periods.queries.ts";
import { roomsOfPlaces } from "./hotel-search.queries.ts";

/**
 * The price of the cheapest night of each span in each place, in paise, by the rule that prices a stay: a night has the
 * rate of its shortest season, even if that is above the usual one. Two queries for any number of houses.
 */
export async function readNightRates(
  db: Executor,
  spans: readonly NightSpan[],
): Promise<Map<number, (number | undefined)[]>> {
  const rooms = await roomsOfPlaces(db);
  const periods = await periodsOfRooms(
    db,
    rooms.map(({ id }) => id),
    {
      arrival: spans.map(({ from }) => from).sort()[0] ?? "",
      departure:
        spans
          .map(({ to }) => to)
          .sort()
          .at(-1) ?? "",
    },
  );
  const rows = spans.map(({ from, to }) => inARow(nightsOf(from, to)));
  const rates = rooms.map((room) => ({
    place: room.place_id,
    ofSpans: lowestRates(room.rent_paise, periods.get(room.id) ?? [], rows),
  }));
  return new Map(
    [...Map.groupBy(rates, ({ place }) => place)].map(([place, all]) => [
      place,
      rows.map((_, index) => lowest(all.flatMap(({ ofSpans }) => ofSpans[index] ?? []))),
    ]),
  );
}

function lowest(rates: readonly number[]): number | undefined {
  return rates.length > 0 ? Math.min(...rates) : undefined;
}
