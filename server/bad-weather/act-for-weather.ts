import { mostStays, weatherMessages, type WeatherForm } from "#contract/bad-weather.ts";
import { countGuests } from "#contract/rules/count-guests.ts";
import { longDate } from "#contract/rules/dates.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { type BookingRow, findBooking } from "../bookings/bookings.queries.ts";
import { recordChange } from "../change-log/record-change.ts";
import { withIdempotency, type Submission } from "../db/idempotency.ts";
import { changeRecord, lockRecord } from "../db/records.ts";
import type { Transaction } from "../db/open.ts";
import { withTransaction } from "../db/transaction.ts";
import { AppError } from "../errors.ts";
import { endStayIn } from "../endings/end-stay.ts";
import { daysOf, emailTo } from "../endings/ending-emails.ts";
import { queueEmails } from "../outbox/queue-emails.ts";
import { changeOf } from "../paid-for.ts";
import type { Services } from "../services.ts";
import { insertAct, placeName, staysOn } from "./weather.queries.ts";

type By = { username: string };

/**
 * Lets all accepted stays of a place and dates move, or cancels them, without a charge, and writes to each guest: all
 * or none. Returns how many, and how many of the guests have no address to write to.
 *
 * @throws conflict there is none, there are too many for once, or others than were seen
 */
export function actForWeather(services: Services, by: By, form: WeatherForm, sent: Submission) {
  return withIdempotency(services, { ...sent, body: form }, async (transaction) => {
    const stays = await staysOn(transaction, form, todayInKashmir(services.clock.now()));
    if (stays.length === 0) throw new AppError("conflict", { message: weatherMessages.none });
    if (stays.length > mostStays) throw new AppError("conflict", { message: weatherMessages.tooMany });
    const { what, reason, moveUntil = null, seen } = form;
    if (seen && !isSame(seen, stays)) throw new AppError("conflict", { message: weatherMessages.others });
    const inside = withTransaction(services, transaction);
    for (const stay of stays) {
      if (what === "Cancel") await endStayIn(inside, transaction, by, endOf(stay, reason));
      else await letMove(inside, transaction, by, { id: stay.id, until: moveUntil ?? form.to, reason });
    }
    const act = {
      at: services.clock.now().toISOString(),
      what,
      place: await placeName(transaction, form.placeId),
      first_night: form.from,
      free_from: form.to,
      reason,
      move_until: what === "Move" ? moveUntil : null,
      undone_at: null,
    };
    const id = await insertAct(
      transaction,
      act,
      stays.map((stay) => stay.id),
    );
    const without = stays.filter(({ email }) => email === "");
    const untold = countGuests(
      without.map(({ customer_name, phone }) => ({ customerName: customer_name, phoneNo: phone })),
    );
    return { id, stays: stays.length, ...(untold > 0 && { untold }) };
  });
}

function isSame(seen: readonly number[], stays: readonly BookingRow[]): boolean {
  return seen.length === stays.length && stays.every(({ id }) => seen.includes(id));
}

function endOf({ id }: BookingRow, reason: string) {
  return { id, ending: "Cancelled", reason, waive: true, version: undefined } as const;
}

async function letMove(
  services: Services,
  transaction: Transaction,
  by: By,
  { id, until, reason }: { id: number; until: string; reason: string },
): Promise<void> {
  await lockRecord(transaction, "bookings", id);
  const stay = await findBooking(transaction, id);
  if (stay?.status !== "Accepted") throw new AppError("conflict", { message: weatherMessages.others });
  await changeRecord(transaction, "bookings", { id }, { free_move_until: until });
  const text = `Because of the weather you may move your stay at ${stay.hotel_name} free of charge, to an arrival until ${longDate(until)}: ${reason}.`;
  const ask =
    "Answer this e-mail or call us with the dates you would like. If you do nothing, your stay stands.";
  const subject = `Your booking ${stay.reference}: you may move it free of charge`;
  await queueEmails(services, transaction, emailTo(stay, subject, [text, daysOf(stay), ask]));
  await noteMove(services, transaction, by, stay, [stay.free_move_until, until]);
}

/** Logs until when a stay may move without a charge, before and after. */
export function noteMove(
  services: Services,
  transaction: Transaction,
  by: By,
  { id, customer_name, reference }: BookingRow,
  [before, after]: [string | null, string | null],
): Promise<void> {
  return recordChange(services, transaction, {
    by,
    ...changeOf({ table: "bookings", id }, customer_name, reference),
    before: { "Moves free of charge until": before },
    after: { "Moves free of charge until": after },
  });
}
