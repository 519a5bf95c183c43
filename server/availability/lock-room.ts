import type { Transaction } from "../db/open.ts";
import type { Engine } from "../db/engine.ts";
import { lockRows } from "../db/locks.ts";
import { readStock, selectRoomId } from "./availability.queries.ts";

/**
 * Holds a room type until the transaction ends, so that whoever promises its rooms, changes their number or deletes it
 * follows the others. Returns what it has to give, which stays true until then; what was read before may be over.
 */
export async function lockRoom(engine: Engine, transaction: Transaction, roomId: number) {
  await lockRows(engine, selectRoomId(transaction, roomId)).execute();
  return readStock(transaction, roomId);
}
