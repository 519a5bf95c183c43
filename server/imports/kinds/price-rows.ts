import { nameKey } from "#contract/rules/name-key.ts";
import { rememberReads } from "../../db/memoized-reads.ts";
import { AppError, fieldError } from "../../errors.ts";
import { presentRatePeriod } from "../../rates/present-rate-period.ts";
import { addRatePeriod } from "../../rates/save-rate-period.ts";
import { allRatePeriods } from "../../tariffs/rate-periods.queries.ts";
import { collectFaults } from "../collect-faults.ts";
import { type ImportContext, type ImportedRecord, type RowTexts, type WriteRow } from "../import-row.ts";
import { openHotelFinder } from "./find-hotel.ts";
import { parsePrice, type Price, rentColumns, type RentColumn, shownPrice } from "./price-form.ts";

const call = { call: "imports.send" } as const;

/** Imports what room types cost on some nights, as staff set it for a season. */
export async function openPriceRows({ services, transaction }: ImportContext): Promise<WriteRow> {
  rememberReads(transaction);
  const finder = await openHotelFinder(transaction);
  const existing = new Set((await allRatePeriods(transaction)).map((row) => keyOf(presentRatePeriod(row))));
  return async (texts) => {
    const { hotel, rooms, prices, first } = readRow(finder, texts);
    const made: ImportedRecord[] = [];
    for (const { column, form } of prices)
      for (const roomId of rooms) {
        const price = { ...form, roomId };
        if (existing.has(keyOf(price))) continue;
        const { id } = await addRatePeriod(services, price, call).catch(askInFile(column));
        made.push({ kind: "ratePeriods", id });
        existing.add(keyOf(price));
      }
    const title = [first.name, texts["roomType"], hotel.name].join(", ");
    return { made, title, shown: shownPrice(texts, hotel, first) };
  };
}

/** A price far from the usual one is asked about: the file answers in a column of its own. */
function askInFile(column: RentColumn) {
  return (error: unknown): never => {
    const asked = error instanceof AppError ? error.errors?.["rentPerNight"] : undefined;
    throw asked === undefined ? error : fieldError(column, `${asked}: with yes in a column “Confirmed”`);
  };
}

type Finder = Awaited<ReturnType<typeof openHotelFinder>>;

/** Reads a row and collects all of its faults, those of names and those of the form. */
function readRow(finder: Finder, texts: RowTexts) {
  const { tried, refuse } = collectFaults();
  const hotel = tried(() => finder.hotelOf(texts));
  const rooms = hotel && tried(() => finder.roomsOf(hotel.id, texts));
  const columns = rentColumns.filter((column) => column === "rentPerNight" || texts[column]);
  const prices = columns.flatMap((column) => {
    const form = tried(() => parsePrice(texts, column));
    return form ? [{ column, form }] : [];
  });
  refuse();
  const first = prices[0]?.form;
  if (!hotel || !rooms || !first) throw new AppError("invalid");
  return { hotel, rooms, prices, first };
}

/** Identifies a price: all that staff set of it. */
function keyOf({ roomId, name, from, to, weekdays, isYearly, rentPerNight, minNights }: Price): string {
  return JSON.stringify([roomId, nameKey(name), from, to, weekdays, isYearly, rentPerNight, minNights]);
}
