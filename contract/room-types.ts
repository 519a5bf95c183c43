import { savedMessages } from "./core/saved-messages.ts";
import { roomWordEndpoints } from "./room-words.ts";

export const roomTypeRecord = { label: "Room type" } as const;

export const roomTypeMessages = { created: "Room type added", ...savedMessages("Room type") } as const;

export const roomTypeEndpoints = roomWordEndpoints(
  "RoomType",
  "room type",
  "Delete a room type; it can be restored. Refused (409) while rooms have it",
);
