import { blockMessages } from "#contract/blocks.ts";
import { doesNotExist } from "#contract/core/errors.ts";
import { countOf } from "#contract/rules/text.ts";
import type { Transaction } from "../db/open.ts";
import { AppError, fieldError } from "../errors.ts";
import { findRoom } from "../rooms/rooms.queries.ts";
import { findBlock } from "./blocks.queries.ts";

/** What a portal has sold is let go there: here it would be blocked again at the next look. */
export async function refuseOfPortal(transaction: Transaction, id: number): Promise<void> {
  const portal = (await findBlock(transaction, id))?.portal;
  if (portal) throw new AppError("conflict", { message: blockMessages.ofPortal(portal) });
}

export async function refuseUnknownRoom(
  transaction: Transaction,
  roomId: number,
  rooms: number,
): Promise<void> {
  const room = await findRoom(transaction, roomId);
  if (!room) throw fieldError("roomId", doesNotExist("room type"));
  if (rooms <= room.units) return;
  throw fieldError(
    "rooms",
    `There ${room.units === 1 ? "is" : "are"} only ${countOf(room.units, "room")} of this type`,
  );
}
