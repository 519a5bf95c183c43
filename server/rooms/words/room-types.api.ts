import { type roomTypeEndpoints, roomTypeMessages } from "#contract/room-types.ts";
import type { Handlers } from "../../call.ts";
import { roomWordHandlers } from "./room-word-handlers.ts";

export const roomTypeHandlers: Handlers<typeof roomTypeEndpoints> = roomWordHandlers(
  "room_types",
  "room type",
  roomTypeMessages,
);
