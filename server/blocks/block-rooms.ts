import type { BlockChangeForm, BlockForm } from "#contract/blocks.ts";
import { countOf } from "#contract/rules/text.ts";
import { deleteRoomNights } from "../availability/availability.queries.ts";
import { takeRoomNights } from "../availability/take-room-nights.ts";
import { changeRecord, deleteRecord, insertRecord, restoreRecord } from "../db/records.ts";
import { withIdempotency, type Submission } from "../db/idempotency.ts";
import type { Transaction } from "../db/open.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError, fieldError } from "../errors.ts";
import { findRoom } from "../rooms/rooms.queries.ts";
import type { Services } from "../services.ts";
import { findBlock, lockBlock } from "./blocks.queries.ts";

/**
 * Keeps rooms out of sale and takes their nights. The same form with the same key blocks once. Throws `no_rooms_left`,
 * naming the nights, when too few rooms are free.
 */
export function blockRooms(services: Services, form: BlockForm, submission: Submission) {
  return withIdempotency(services.db, services.clock, { ...submission, body: form }, async (transaction) => {
    const created_at = services.clock.now().toISOString();
    await refuseUnknownRoom(transaction, form);
    const id = await insertRecord(transaction, "room_blocks", { ...toColumns(form), created_at });
    await takeNights(services, transaction, id, form);
    return { id };
  });
}

/** Changes rooms, nights or reason of a block; refused, it stays as it was. */
export function changeBlock(services: Services, id: number, form: BlockChangeForm): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    await lockBlock(services.db.engine, transaction, id);
    const { version } = form;
    await refuseUnknownRoom(transaction, form);
    await changeRecord(transaction, "room_blocks", { id, version }, toColumns(form));
    await takeNights(services, transaction, id, form);
  });
}

/** Gives the nights of a block back. Throws when there is no such block. */
export function releaseRooms(services: Services, id: number): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    await lockBlock(services.db.engine, transaction, id);
    await deleteRecord(transaction, "room_blocks", id, services.clock.now().toISOString());
    await deleteRoomNights(transaction, { block_id: id });
  });
}

/** Takes the nights of a released block again. Throws `no_rooms_left` when they were given away since. */
export function blockAgain(services: Services, id: number): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    await lockBlock(services.db.engine, transaction, id);
    await restoreRecord(transaction, "room_blocks", id);
    const block = await findBlock(transaction, id);
    if (!block) throw new AppError("not_found");
    const { room_id, rooms, first_night, free_from } = block;
    const again = { roomId: room_id, rooms, firstNight: first_night, freeFrom: free_from };
    await refuseUnknownRoom(transaction, again);
    await takeNights(services, transaction, id, again);
  });
}

type Nights = { roomId: number; rooms: number; firstNight: string; freeFrom: string };

async function refuseUnknownRoom(transaction: Transaction, { roomId, rooms }: Nights): Promise<void> {
  const room = await findRoom(transaction, roomId);
  if (!room) throw fieldError("roomId", "This room type does not exist, or no longer");
  if (rooms <= room.units) return;
  throw fieldError(
    "rooms",
    `There ${room.units === 1 ? "is" : "are"} only ${countOf(room.units, "room")} of this type`,
  );
}

async function takeNights(services: Services, transaction: Transaction, id: number, block: Nights) {
  const holder = { block_id: id };
  const preferred = await deleteRoomNights(transaction, holder);
  const { roomId, rooms, firstNight: arrival, freeFrom: departure } = block;
  const stay = { roomId, rooms, arrival, departure, preferred };
  await takeRoomNights(services.db.engine, transaction, holder, stay).catch((error: unknown) => {
    throw atFirstNight(error);
  });
}

/** A block's form has no field for the check-in, which the refusal of a stay marks. */
function atFirstNight(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== "no_rooms_left") return error;
  return new AppError("no_rooms_left", { message: error.message, errors: { firstNight: error.message } });
}

function toColumns({ roomId, rooms, firstNight, freeFrom, reason }: BlockForm) {
  return { room_id: roomId, rooms, first_night: firstNight, free_from: freeFrom, reason };
}
