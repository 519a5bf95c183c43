import { type ChosenName, importMessages } from "#contract/imports.ts";
import { nameKey } from "#contract/rules/name-key.ts";
import { fieldError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import type { ImportRecord } from "../imports.queries.ts";
import { openHotelFinder } from "../kinds/find-hotel.ts";
import type { RecordKinds } from "../log-imported-records.ts";
import { rereadRows } from "../rows/reread-rows.ts";
import type { ImportWork } from "../write-rows.ts";

type Finder = Awaited<ReturnType<typeof openHotelFinder>>;

const chosenNote = "Names are read as they were chosen here: to read them otherwise, choose the file again";

/**
 * Writes the company's own names over those of the file in all rows of a preview that have them, and looks these over
 * again.
 *
 * @throws invalid(names) not the company's | conflict the preview is worked on
 */
export async function chooseNames(
  services: Services,
  kinds: RecordKinds,
  record: ImportRecord,
  names: readonly ChosenName[],
): Promise<void> {
  const finder = await openHotelFinder(services.db.executor);
  for (const one of names) refuseUnknown(finder, record.kind, one);
  const change = (work: ImportWork) => withNames(finder, work, names);
  await rereadRows(services, kinds, record, { note: chosenNote, change });
}

function refuseUnknown(
  { hotelsNamed, roomNamed }: Finder,
  kind: ImportRecord["kind"],
  { to, hotel }: ChosenName,
): void {
  const house = hotel ?? to ?? "";
  const [found, other] = hotelsNamed(house);
  if (!found || other) throw fieldError("names", `Choose one of your houses: “${house}” is none`);
  if (hotel === undefined) return;
  if (to === undefined && kind !== "bookings") throw fieldError("names", importMessages.noName);
  if (to !== undefined && !roomNamed(found.id, to))
    throw fieldError("names", `${hotel} has no rooms of the type “${to}”`);
}

/** The rows that name what was chosen, with the chosen names in the columns of house and room type. */
function withNames({ hotelsNamed }: Finder, { rows, columns }: ImportWork, names: readonly ChosenName[]) {
  const chosen = new Map(names.map(({ name, to = "", hotel = "" }) => [keyOf(hotel, name), to]));
  const { hotelName: houseColumn = -1, roomType: typeColumn = -1 } = columns;
  return rows.flatMap(({ row, cells }) => {
    const house = cells[houseColumn] ?? "";
    const own = hotelsNamed(house)[0]?.name;
    const named = chosen.get(keyOf("", house));
    const type = own === undefined ? undefined : chosen.get(keyOf(own, cells[typeColumn] ?? ""));
    if (named === undefined && type === undefined) return [];
    const read = cells.map((cell, column) => {
      if (column === houseColumn) return named ?? cell;
      return column === typeColumn ? (type ?? cell) : cell;
    });
    return [{ row, cells: read }];
  });
}

function keyOf(hotel: string, name: string): string {
  return `${nameKey(hotel)}|${nameKey(name)}`;
}
