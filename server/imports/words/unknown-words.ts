import type { Import } from "#contract/import-view.ts";
import { mostRoomWords, roomWordForm } from "#contract/room-words.ts";
import { findByName, looseNameKey } from "#contract/rules/name-key.ts";
import type { Executor } from "../../db/open.ts";
import { listFacilities, listRoomTypes } from "../../rooms/rooms.queries.ts";
import { listOf } from "../import-row.ts";
import { faultyRows, type ImportRecord } from "../imports.queries.ts";
import { readCells, readColumns } from "../read-work.ts";
import { rowTexts } from "../row-texts.ts";

export type UnknownWords = NonNullable<Import["unknownWords"]>;

/** The room types and facilities in faulty rows of hotels that no list has, and could have; undefined when there are none. */
export async function unknownWords(db: Executor, record: ImportRecord): Promise<UnknownWords | undefined> {
  if (record.kind !== "hotels" || record.state !== "ready" || record.faulty === 0) return undefined;
  const rows = (await faultyRows(db, record.id)).map(({ cells }) => ({ cells: readCells(cells) }));
  const texts = rowTexts({ rows, columns: readColumns(record) });
  const words = {
    roomTypes: notIn(
      await listRoomTypes(db),
      texts.flatMap(({ roomType }) => roomType ?? []),
    ),
    facilities: notIn(
      await listFacilities(db),
      texts.flatMap(({ facilities }) => listOf(facilities)),
    ),
  };
  return words.roomTypes.length + words.facilities.length > 0 ? words : undefined;
}

/** Each name once, as its first row writes it; no more than a list can have, for a column may hold other texts. */
function notIn(known: readonly { name: string }[], named: readonly string[]): string[] {
  const isKnown = findByName(known, ({ name }) => name);
  const keys = new Set<string>();
  const unknown: string[] = [];
  for (const typed of named) {
    const key = looseNameKey(typed);
    if (keys.has(key) || isKnown(typed)) continue;
    keys.add(key);
    const { data } = roomWordForm.safeParse({ name: typed });
    if (data) unknown.push(data.name);
    if (unknown.length === mostRoomWords) break;
  }
  return unknown;
}
