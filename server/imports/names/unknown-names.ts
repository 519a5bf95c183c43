import { type Import, mostUnknownNames } from "#contract/import-view.ts";
import { nameKey } from "#contract/rules/name-key.ts";
import type { Executor } from "../../db/open.ts";
import { faultyRows, type ImportRecord } from "../imports.queries.ts";
import { openHotelFinder } from "../kinds/find-hotel.ts";
import { readCells, readColumns } from "../read-work.ts";
import { rowTexts } from "../row-texts.ts";

/** The kinds of file whose rows name houses that are there. */
const ofHouses: ReadonlySet<Import["kind"]> = new Set(["bookings", "guests", "prices"]);

/** A text longer than this is no name. */
const longestName = 200;

type UnknownNames = NonNullable<Import["unknownNames"]>;

/**
 * The houses and room types that faulty rows name and the company does not have, each once, those of the most rows
 * first; undefined when there are none. Room types of an unknown house are told once the house is known.
 */
export async function unknownNames(db: Executor, record: ImportRecord): Promise<UnknownNames | undefined> {
  if (!ofHouses.has(record.kind) || record.state !== "ready" || record.faulty === 0) return undefined;
  const rows = (await faultyRows(db, record.id)).map(({ cells }) => ({ cells: readCells(cells) }));
  const finder = await openHotelFinder(db);
  const houses = new Map<string, UnknownNames["houses"][number]>();
  const types = new Map<string, { name: string; rows: number; hotel: { id: number; name: string } }>();
  for (const { hotelName = "", roomType = "" } of rowTexts({ rows, columns: readColumns(record) })) {
    if (hotelName === "") continue;
    const [hotel, other] = finder.hotelsNamed(hotelName);
    if (!hotel) count(houses, nameKey(hotelName), { name: hotelName, rows: 0 });
    if (!hotel || other || roomType === "" || finder.roomNamed(hotel.id, roomType)) continue;
    if (finder.hasRooms(hotel.id))
      count(types, `${hotel.id} ${nameKey(roomType)}`, { name: roomType, rows: 0, hotel });
  }
  const roomTypes = mostFrequent(types).map(({ hotel, ...one }) => {
    return { ...one, hotel: hotel.name, types: finder.typesOf(hotel.id) };
  });
  const told = { houses: mostFrequent(houses), roomTypes };
  const more = houses.size + types.size - told.houses.length - told.roomTypes.length;
  return houses.size + types.size > 0 ? { ...told, more } : undefined;
}

function count<T extends { name: string; rows: number }>(all: Map<string, T>, key: string, one: T): void {
  if (one.name.length > longestName) return;
  const counted = all.get(key) ?? one;
  counted.rows += 1;
  all.set(key, counted);
}

function mostFrequent<T extends { rows: number }>(all: ReadonlyMap<string, T>): T[] {
  return [...all.values()].toSorted((one, other) => other.rows - one.rows).slice(0, mostUnknownNames);
}
