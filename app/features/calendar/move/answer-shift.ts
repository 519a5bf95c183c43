import { redirect } from "react-router";
import type { Booking } from "#contract/bookings.ts";
import { type Client, fromForm } from "#contract/client.ts";
import { stayInWords } from "#contract/rules/dates.ts";
import { isAgreed } from "#contract/rules/adjustment.ts";
import { isCalendarDate } from "#contract/rules/stay.ts";
import { toTexts } from "#app/features/merge/form-versions.ts";
import { redirectWithToast } from "#app/features/navigation/flash.ts";
import { calendarHref, type CalendarPlace } from "../calendar-address.ts";
import { withNightShown } from "../with-night-shown.ts";

type Typed = Record<string, string>;

/**
 * Moves a stay to where it was dropped (`roomId`, `checkInDate`, `checkOutDate`), or to a confirmed choice (`to`: these
 * three and the total). If the stay was changed meanwhile, has another price there or does not fit, nothing is stored and
 * the page asks.
 */
export async function answerShift(
  api: Client,
  { to, ...typed }: Typed,
  place: CalendarPlace,
): Promise<never> {
  const [roomId = "", checkInDate = "", checkOutDate = "", total] = to?.split(" ") ?? [
    typed["roomId"],
    typed["checkInDate"],
    typed["checkOutDate"],
    typed["expectedTotal"],
  ];
  const id = Number(typed["id"]);
  const now = await api.bookings.byId({ query: { id } });
  if (!now.ok) throw redirectWithToast(calendarHref(place), now.message, { isInfo: true });
  const stay = now.data;
  const { version = "", agreedTotal = "" } = typed;
  const expectedTotal = agreedTotal ? "" : (total ?? String(stay.total ?? ""));
  const wish = { roomId, checkInDate, checkOutDate, expectedTotal, agreedTotal, version };
  const reply = await api.bookings.change({ id, body: fromForm({ ...toTexts(stay), ...wish }) });
  if (reply.ok) {
    const { data: moved } = reply;
    const words = `${moved.customerName}: ${stayInWords(moved.checkInDate, moved.checkOutDate)}, ${moved.roomType}`;
    const undoAt = { href: "/control/calendar", fields: undoFields(stay, moved.version, place) };
    throw redirectWithToast(calendarHref(withNightShown(place, moved.checkInDate)), words, { undoAt });
  }
  if (!isCalendarDate(checkInDate) || !isCalendarDate(checkOutDate) || reply.status === 404)
    throw redirectWithToast(calendarHref(place), reply.message, { isInfo: true });
  const move = { toRoom: Number(roomId), night: checkInDate, until: checkOutDate };
  const isChanged = wish.version !== String(stay.version);
  throw redirect(calendarHref(place, { stay: id, wish: move, isChanged }));
}

/** The fields of the undo form: moves the stay back, at the price it had. */
function undoFields(before: Booking, version: number, place: CalendarPlace): Typed {
  const { id, roomId, checkInDate, checkOutDate, total, priceLines } = before;
  const where = new URL(calendarHref(place), "http://calendar").search;
  const price = isAgreed(priceLines) ? { agreedTotal: total } : { expectedTotal: total };
  const fields = { intent: "shift", id, version, roomId, checkInDate, checkOutDate, ...price };
  const texts = Object.entries({ ...fields, place: where }).map(([name, value]) => [
    name,
    String(value ?? ""),
  ]);
  return Object.fromEntries(texts);
}
