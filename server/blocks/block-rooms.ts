import type { BlockChangeForm, BlockForm } from "#contract/blocks.ts";
import { giveBackNights } from "../room-nights/room-nights.queries.ts";
import { takeRoomNights } from "../room-nights/take-room-nights.ts";
import { changeRecord, deleteRecord, insertRecord, restoreRecord, lockRecord } from "../db/records.ts";
import { withIdempotency, type Submission } from "../db/idempotency.ts";
import type { Transaction } from "../db/open.ts";
import { inTransaction } from "../db/transaction.ts";
import { orNotFound } from "../errors.ts";
import type { Services } from "../services.ts";
import { findBlock } from "./blocks.queries.ts";
import { refuseOfPortal, refuseUnknownRoom } from "./refuse-block.ts";

/**
 * Keeps rooms out of sale and takes their nights. The same form with the same idempotency key blocks once.
 *
 * @throws invalid(roomId) | invalid(rooms) more than there are | no_rooms_left(firstNight)
 */
export function blockRooms(services: Services, form: BlockForm, submission: Submission) {
  return withIdempotency(services, { ...submission, body: form }, async (transaction) => {
    const created_at = services.clock.now().toISOString();
    await refuseUnknownRoom(transaction, form.roomId, form.rooms);
    const id = await insertRecord(transaction, "room_blocks", { ...toColumns(form), created_at });
    await takeNights(services, transaction, id);
    return { id };
  });
}

/**
 * Changes rooms, nights or reason of a block. A refused change leaves the block as it was.
 *
 * @throws not_found | changed_meanwhile | conflict a portal's | invalid(roomId) | invalid(rooms) | no_rooms_left(firstNight)
 */
export function changeBlock(services: Services, id: number, form: BlockChangeForm): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    await lockRecord(transaction, "room_blocks", id);
    await refuseOfPortal(transaction, id);
    const { version } = form;
    await refuseUnknownRoom(transaction, form.roomId, form.rooms);
    await changeRecord(transaction, "room_blocks", { id, version }, toColumns(form));
    await takeNights(services, transaction, id);
  });
}

/**
 * Deletes a block softly and releases its nights.
 *
 * @throws not_found | conflict a portal's calendar holds it
 */
export function releaseRooms(services: Services, id: number): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    await lockRecord(transaction, "room_blocks", id);
    await refuseOfPortal(transaction, id);
    await deleteRecord(transaction, "room_blocks", id, services.clock.now().toISOString());
    await giveBackNights(transaction, { block_id: id });
  });
}

/**
 * Restores a released block and takes its nights again.
 *
 * @throws not_found | invalid(roomId) | invalid(rooms) | no_rooms_left(firstNight) when they were given away since
 */
export function restoreBlock(services: Services, id: number): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    await lockRecord(transaction, "room_blocks", id);
    await restoreRecord(transaction, "room_blocks", id);
    const block = orNotFound(await findBlock(transaction, id));
    await refuseUnknownRoom(transaction, block.room_id, block.rooms);
    await takeNights(services, transaction, id);
  });
}

/** Takes the nights of a block as stored, and releases those it had. */
async function takeNights(services: Services, transaction: Transaction, id: number): Promise<void> {
  const block = orNotFound(await findBlock(transaction, id));
  const { room_id: roomId, rooms, first_night: arrival, free_from: departure } = block;
  const preferred = await giveBackNights(transaction, { block_id: id }, [roomId]);
  const taking = { roomId, rooms, arrival, departure, preferred };
  await takeRoomNights(transaction, { block_id: id }, taking);
}

function toColumns({ roomId, rooms, firstNight, freeFrom, reason }: BlockForm) {
  const nights = { first_night: firstNight, free_from: freeFrom };
  // What staff block or change is no longer a portal's, should its calendar be joined again.
  return { room_id: roomId, rooms, ...nights, reason, calendar_id: null, entry_hash: null };
}
