import type { BookingStatus } from "./status.ts";

/**
 * What a change of status does to a booking's room nights. `givesBack`: the nights it holds are released. `takes`: it
 * needs free rooms, and is refused with `no_rooms_left` when there are too few, or with `conflict` when hotel or room
 * type were deleted. No change writes to the guest: staff do that, with their templates.
 */
export const nightsEffects = {
  none: { givesBack: false, takes: false },
  take: { givesBack: false, takes: true },
  /** In one step, because dates and rooms may change with it. */
  keep: { givesBack: true, takes: true },
  release: { givesBack: true, takes: false },
} as const;

export type NightsEffect = keyof typeof nightsEffects;

/** From each status to each, because staff may choose any. A booking being made or restored changes from New. */
const effects: Record<BookingStatus, Record<BookingStatus, NightsEffect>> = {
  "": { "": "none", Pending: "none", Accepted: "take", Rejected: "none", Completed: "take" },
  Pending: { "": "none", Pending: "none", Accepted: "take", Rejected: "none", Completed: "take" },
  Accepted: { "": "release", Pending: "release", Accepted: "keep", Rejected: "release", Completed: "keep" },
  Rejected: { "": "none", Pending: "none", Accepted: "take", Rejected: "none", Completed: "take" },
  Completed: { "": "release", Pending: "release", Accepted: "keep", Rejected: "release", Completed: "keep" },
};

/** What a booking's change from one status to another does to its room nights. */
export function nightsEffect(from: BookingStatus, to: BookingStatus): NightsEffect {
  return effects[from][to];
}

/** Whether a booking in this status holds its room nights. */
export function holdsRooms(status: BookingStatus): boolean {
  return effects[status][status] === "keep";
}
