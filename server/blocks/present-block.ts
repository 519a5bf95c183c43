import type { Block } from "#contract/blocks.ts";
import { nightsBetween } from "#contract/rules/stay.ts";
import type { BlockRow } from "./blocks.queries.ts";

export function presentBlock(row: BlockRow): Block {
  return {
    id: row.id,
    hotelId: row.hotel_id,
    hotel: row.hotel,
    roomId: row.room_id,
    roomType: row.room_type,
    rooms: row.rooms,
    firstNight: row.first_night,
    freeFrom: row.free_from,
    nights: nightsBetween(row.first_night, row.free_from),
    reason: row.reason,
    portal: row.portal ?? "",
    createdAt: row.created_at,
    isDeleted: row.deleted_at !== null,
    version: row.version,
  };
}
