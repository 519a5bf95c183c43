import { type facilityEndpoints, facilityMessages } from "#contract/facilities.ts";
import type { Handlers } from "../../call.ts";
import { roomWordHandlers } from "./room-word-handlers.ts";

export const facilityHandlers: Handlers<typeof facilityEndpoints> = roomWordHandlers(
  "facilities",
  "facility",
  facilityMessages,
);
