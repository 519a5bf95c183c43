import { setImmediate as turn } from "node:timers/promises";
import { type Import, mostUnknownNames } from "#contract/import-view.ts";
import { nameInFile } from "#contract/imports.ts";
import { nameKey } from "#contract/rules/name-key.ts";
import type { Executor } from "../../db/open.ts";
import { faultyRows, type ImportRecord } from "../imports.queries.ts";
import { openHotelFinder } from "../kinds/find-hotel.ts";
import { readCells, readColumns } from "../read-work.ts";

/** The kinds of file whose rows name houses that are there. */
const ofHouses: ReadonlySet<Import["kind"]> = new Set(["bookings", "guests", "prices"]);

/** Rows read before other work gets its turn: some ten milliseconds. */
const atOnce = 500;

type UnknownNames = NonNullable<Import["unknownNames"]>;

/**
 * The houses and room types that faulty rows name and the company does not have, each once, those of the most rows
 * first; undefined when there are none. Room types of an unknown house are told once the house is known.
 */
export async function unknownNames(db: Executor, record: ImportRecord): Promise<UnknownNames | undefined> {
  if (!ofHouses.has(record.kind) || record.state !== "ready" || record.faulty === 0) return undefined;
  const { hotelName: houseColumn = -1, roomType: typeColumn = -1 } = readColumns(record);
  const finder = await openHotelFinder(db);
  const houses = new Map<string, UnknownNames["houses"][number]>();
  const types = new Map<string, { name: string; rows: number; hotel: { id: number; name: string } }>();
  for (const [index, { cells }] of (await faultyRows(db, record.id)).entries()) {
    if (index % atOnce === 0) await turn();
    const row = readCells(cells);
    const [hotelName = "", roomType = ""] = [row[houseColumn], row[typeColumn]];
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

/** A text that is no name, as one that is too long, is not asked for: nothing could be chosen for it. */
function count<T extends { name: string; rows: number }>(all: Map<string, T>, key: string, one: T): void {
  const counted = all.get(key) ?? (nameInFile.safeParse(one.name).success ? one : undefined);
  if (!counted) return;
  counted.rows += 1;
  all.set(key, counted);
}

function mostFrequent<T extends { rows: number }>(all: ReadonlyMap<string, T>): T[] {
  return [...all.values()].toSorted((one, other) => other.rows - one.rows).slice(0, mostUnknownNames);
}
