type Choice = { roomId: number; free: number; minNights?: number | undefined };

/** A longer list is folded after so many. */
const inSight = 6;

/**
 * A hotel's room types, and those of a long list that are folded: the free ones and the chosen one stay in sight first,
 * so that what follows the list is near.
 */
export function foldRooms<Room extends Choice>(rooms: readonly Room[], chosen = "") {
  // Nobody opens a fold for one or two.
  if (rooms.length <= inSight + 2) return { shown: rooms, folded: [] };
  const rank = (room: Room) => (String(room.roomId) === chosen ? 0 : isFree(room) ? 1 : 2);
  const first = new Set(rooms.toSorted((a, b) => rank(a) - rank(b)).slice(0, inSight));
  return {
    shown: rooms.filter((room) => first.has(room)),
    folded: rooms.filter((room) => !first.has(room)),
  };
}

function isFree({ free, minNights }: Choice): boolean {
  return free > 0 && minNights === undefined;
}
