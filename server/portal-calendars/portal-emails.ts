import { dateRange } from "#contract/rules/dates.ts";
import { countOf } from "#contract/rules/text.ts";
import type { Transaction } from "../db/open.ts";
import type { Email } from "../outbox/email.ts";
import { queueEmails } from "../outbox/queue-emails.ts";
import { findRoomEvenDeleted } from "../rooms/rooms.queries.ts";
import type { Services } from "../services.ts";
import type { KeyedClash } from "./plan-holds.ts";

type Named = { id: number; name: string; room_id: number };

/** So many tries, each later than the one before, are a day. */
const failuresOfADay = 8;
const mostNamed = 20;

/** Tells staff of bookings of the portal for which no room is free here. */
export async function tellOfClashes(
  services: Services,
  transaction: Transaction,
  calendar: Named,
  clashes: readonly KeyedClash[],
): Promise<void> {
  if (clashes.length === 0) return;
  const { name, rooms } = await described(transaction, calendar);
  const named = clashes
    .slice(0, mostNamed)
    .map(({ firstNight, freeFrom }) => dateRange(firstNight, freeFrom));
  const others = clashes.length - named.length;
  const more = others > 0 ? [`and ${countOf(others, "more", "more")}`] : [];
  const subject = `${name} has sold ${rooms}, and none is free`;
  const text = [
    `${name} has bookings of ${rooms} for which no room is free:`,
    [...named, ...more].join("\n"),
    "Please find these guests another room, or call them before they arrive.",
  ].join("\n\n");
  await tell(services, transaction, calendar, { subject, text });
}

/** Tells staff, once, that a calendar could not be read for a day. */
export async function tellOfFailures(
  services: Services,
  transaction: Transaction,
  calendar: Named,
  { failures, fault }: { failures: number; fault: string },
): Promise<void> {
  if (failures !== failuresOfADay) return;
  const { name, rooms } = await described(transaction, calendar);
  const subject = `${name}'s calendar for ${rooms} could not be read for a day`;
  const text = `${fault}.\n\nUntil it can be read, what ${name} sells is not taken here. Look under Portals' calendars in the control area.`;
  await tell(services, transaction, calendar, { subject, text });
}

/** `rooms`: `Deluxe Double of Willow House`. */
async function described(transaction: Transaction, { name, room_id }: Named) {
  const room = await findRoomEvenDeleted(transaction, room_id);
  return { name, rooms: `${room?.room_type ?? ""} of ${room?.hotel ?? ""}` };
}

function tell(
  services: Services,
  transaction: Transaction,
  { id }: Named,
  said: Pick<Email, "subject" | "text">,
) {
  const about = { kind: "calendar", reference: "", audience: "staff", recordId: id } as const;
  return queueEmails(services, transaction, [{ ...about, ...said }]);
}
