import type { ExpressionBuilder, Selectable } from "kysely";
import type { PageRequest } from "#contract/core/pagination.ts";
import { isCompanyModule, type PictureModule, type UploadOrder } from "#contract/uploads.ts";
import type { Executor, Transaction } from "../db/open.ts";
import { type Orders, readPage } from "../db/read-page.ts";
import { lockName } from "../db/locks.ts";
import { hasWords } from "../db/search.ts";
import type { Tables } from "../db/tables.ts";
import { findRecord } from "../db/records.ts";

export type PictureRow = Selectable<Tables["pictures"]>;

/** `all`: with the pictures of deleted hotels, rooms and packages, which visitors are not shown. */
type Filter = PageRequest<UploadOrder> & { module?: PictureModule; ownerId?: number; all: boolean };

const orders: Orders<UploadOrder> = { title: ["name_key"] };

export function listPictures(db: Executor, page: Filter) {
  let query = db.selectFrom("pictures").selectAll();
  query = query.where("deleted_at", page.isDeleted ? "is not" : "is", null);
  if (page.module) query = query.where("module", "=", page.module);
  if (page.ownerId && !(page.module && isCompanyModule(page.module)))
    query = query.where("owner_id", "=", page.ownerId);
  if (page.search) query = query.where(hasWords(["title"], page.search));
  if (!page.all) query = query.where(ownerIsThere);
  return readPage(query, page, { id: "id", orders });
}

function ownerIsThere(where: ExpressionBuilder<Tables, "pictures">) {
  const hotel = where
    .selectFrom("hotels")
    .select("hotels.id")
    .whereRef("hotels.id", "=", "pictures.owner_id")
    .where("hotels.deleted_at", "is", null);
  const room = where
    .selectFrom("rooms")
    .innerJoin("hotels", "hotels.id", "rooms.hotel_id")
    .select("rooms.id")
    .whereRef("rooms.id", "=", "pictures.owner_id")
    .where("rooms.deleted_at", "is", null)
    .where("hotels.deleted_at", "is", null);
  const tour = where
    .selectFrom("packages")
    .select("packages.id")
    .whereRef("packages.id", "=", "pictures.owner_id")
    .where("packages.deleted_at", "is", null);
  return where.or([
    where("module", "in", ["gallery", "site"]),
    where.and([where("module", "=", "package"), where.exists(tour)]),
    where.and([where("module", "=", "hotel"), where.exists(hotel)]),
    where.and([where("module", "=", "room"), where.exists(room)]),
  ]);
}

export function findPicture(db: Executor, id: number) {
  return findRecord(db, "pictures", id);
}

const shown = [
  "id",
  "owner_id",
  "position",
  "path",
  "title",
  "width",
  "height",
  "placeholder",
  "band",
  "widths",
] as const satisfies (keyof PictureRow)[];

export type ShownPicture = Pick<PictureRow, (typeof shown)[number]>;

/** The shown pictures of several owners, in each owner's order. */
export async function picturesOf(
  db: Executor,
  module: PictureModule,
  ownerIds: number[],
): Promise<ShownPicture[]> {
  if (ownerIds.length === 0) return [];
  return db
    .selectFrom("pictures")
    .select(shown)
    .where("module", "=", module)
    .where("owner_id", "in", ownerIds)
    .where("deleted_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

/** The shown pictures with these ids. */
export async function pictureRows(db: Executor, ids: number[]): Promise<ShownPicture[]> {
  if (ids.length === 0) return [];
  const rows = db.selectFrom("pictures").select(shown).where("id", "in", ids);
  return rows.where("deleted_at", "is", null).execute();
}

type NewPicture = Pick<
  PictureRow,
  "module" | "owner_id" | "title" | "hash" | "format" | "path" | "width" | "height" | "placeholder" | "band"
>;

type Owned = Pick<PictureRow, "module" | "owner_id">;

/** Locks the places of an owner's pictures until the transaction ends. */
export function lockPictures(transaction: Transaction, { module, owner_id }: Owned) {
  return lockName(transaction, `pictures of ${module}`, owner_id);
}

/** Adds a picture as its owner's last. */
export async function insertPicture(
  transaction: Transaction,
  picture: NewPicture,
  now: string,
): Promise<PictureRow> {
  await lockPictures(transaction, picture);
  const position = (await lastPlace(transaction, picture)) + 1;
  return transaction
    .insertInto("pictures")
    .values({ ...picture, position, state: "queued", created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Counts deleted pictures too, so that a restored one finds its place free unless another was moved there. */
async function lastPlace(db: Executor, { module, owner_id }: Owned): Promise<number> {
  const { last } = await db
    .selectFrom("pictures")
    .select((eb) => eb.fn.max("position").as("last"))
    .where("module", "=", module)
    .where("owner_id", "=", owner_id)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

export function findDeletedPicture(db: Executor, id: number) {
  return db
    .selectFrom("pictures")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is not", null)
    .executeTakeFirst();
}

/** Moves a deleted picture to its owner's last place when its own is taken. */
export async function placeAtEnd(db: Executor, picture: PictureRow): Promise<void> {
  const inItsPlace = (await picturesOf(db, picture.module, [picture.owner_id])).some(
    ({ position }) => position === picture.position,
  );
  if (inItsPlace) await updatePosition(db, picture.id, (await lastPlace(db, picture)) + 1);
}

export async function updatePosition(db: Executor, id: number, position: number): Promise<void> {
  await db.updateTable("pictures").set({ position }).where("id", "=", id).execute();
}

/** The name of the hotel, room or package; undefined when there is none. */
export async function ownerName(
  db: Executor,
  module: PictureModule,
  id: number,
): Promise<string | undefined> {
  if (isCompanyModule(module)) return "";
  if (module === "room") {
    const room = await db
      .selectFrom("rooms")
      .innerJoin("room_types", "room_types.id", "rooms.room_type_id")
      .innerJoin("hotels", "hotels.id", "rooms.hotel_id")
      .select(["room_types.name as type", "hotels.name as hotel"])
      .where("rooms.id", "=", id)
      .where("rooms.deleted_at", "is", null)
      .executeTakeFirst();
    return room && `${room.type}, ${room.hotel}`;
  }
  const owner = await db
    .selectFrom(module === "hotel" ? "hotels" : "packages")
    .select("name")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return owner?.name;
}
