import { savedMessages } from "./core/saved-messages.ts";
import { roomWordEndpoints } from "./room-words.ts";

export const facilityRecord = { label: "Facility" } as const;

export const facilityMessages = { created: "Facility added", ...savedMessages("Facility") } as const;

export const facilityEndpoints = roomWordEndpoints(
  "Facility",
  "facility",
  "Delete a facility: no room is said to have it any more. It can be restored",
);
