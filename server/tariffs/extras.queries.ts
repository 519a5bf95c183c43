import type { PageRequest } from "#contract/core/pagination.ts";
import type { Executor } from "../db/open.ts";
import { readPage } from "../db/read-page.ts";
import { recordKind } from "../db/record-kind.ts";
import { findRecord } from "../db/records.ts";

export type ExtraRow = NonNullable<Awaited<ReturnType<typeof findExtra>>>;

/** With `hotelId`, that hotel's extras and those of all hotels. */
export function listExtras(db: Executor, page: PageRequest & { hotelId?: number }) {
  const { hotelId } = page;
  let query = db
    .selectFrom("extras")
    .selectAll()
    .where("deleted_at", page.isDeleted ? "is not" : "is", null);
  if (hotelId !== undefined)
    query = query.where((eb) => eb.or([eb("hotel_id", "=", hotelId), eb("hotel_id", "is", null)]));
  return readPage(query, page, { id: "extras.id", orders: {} });
}

export function findExtra(db: Executor, id: number) {
  return findRecord(db, "extras", id);
}

/** The extras of these hotels, in the order in which they were added; those of `keptIds` even when deleted since. */
export function extrasOfHotels(db: Executor, hotelIds: readonly number[], keptIds: readonly number[] = []) {
  return db
    .selectFrom("extras")
    .selectAll()
    .where((eb) => eb.or([eb("hotel_id", "in", hotelIds), eb("hotel_id", "is", null)]))
    .where((eb) =>
      keptIds.length > 0
        ? eb.or([eb("deleted_at", "is", null), eb("id", "in", keptIds)])
        : eb("deleted_at", "is", null),
    )
    .orderBy("id")
    .execute();
}

export const extraKind = recordKind({
  table: "extras",
  select: (db) =>
    db
      .selectFrom("extras")
      .select(["extras.name as name", "extras.per as per", "first_night", "free_from", "asked"])
      .select((eb) => eb("paise", "/", eb.lit(100)).as("price")),
  labels: {
    name: "Name",
    price: "Price, ₹",
    per: "Charged by",
    first_night: "First night",
    free_from: "Up to, not including",
    asked: "Guests are asked",
  },
  title: ["name"],
});
