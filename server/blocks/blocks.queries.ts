import type { Executor, Transaction } from "../db/open.ts";
import { type Engine, lockRows } from "../db/portable.ts";

/** Blocks with the names of their room type and hotel. */
export function selectBlocks(db: Executor) {
  return db
    .selectFrom("room_blocks")
    .innerJoin("rooms", "rooms.id", "room_blocks.room_id")
    .innerJoin("room_types", "room_types.id", "rooms.room_type_id")
    .innerJoin("hotels", "hotels.id", "rooms.hotel_id")
    .selectAll("room_blocks")
    .select(["rooms.hotel_id", "hotels.name as hotel", "room_types.name as room_type"]);
}

export type BlockRow = NonNullable<Awaited<ReturnType<typeof findBlock>>>;

export function findBlock(db: Executor, id: number) {
  return selectBlocks(db)
    .where("room_blocks.id", "=", id)
    .where("room_blocks.deleted_at", "is", null)
    .executeTakeFirst();
}

/** Holds the block until the transaction ends, so that two people changing it follow each other. */
export async function lockBlock(engine: Engine, transaction: Transaction, id: number): Promise<void> {
  const query = transaction.selectFrom("room_blocks").select("room_blocks.id").where("id", "=", id);
  await lockRows(engine, query).execute();
}
