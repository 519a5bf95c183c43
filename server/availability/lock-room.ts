import type { Transaction } from "../db/open.ts";
import { type Engine, lockRows } from "../db/portable.ts";
import { selectRoomId } from "./availability.queries.ts";

/** Holds a room type until the transaction ends, so that guests of the same type are served one after another. */
export async function lockRoom(engine: Engine, transaction: Transaction, roomId: number): Promise<void> {
  await lockRows(engine, selectRoomId(transaction, roomId)).execute();
}
