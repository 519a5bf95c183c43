import { weatherMessages } from "#contract/bad-weather.ts";
import { longDate } from "#contract/rules/dates.ts";
import { type BookingRow, findBooking } from "../bookings/bookings.queries.ts";
import { changeRecord, lockRecord } from "../db/records.ts";
import type { Transaction } from "../db/open.ts";
import { inTransaction, withTransaction } from "../db/transaction.ts";
import { AppError, orNotFound } from "../errors.ts";
import { takeBackEndIn } from "../endings/take-back-end.ts";
import { daysOf, emailTo } from "../endings/ending-emails.ts";
import { queueEmails } from "../outbox/queue-emails.ts";
import type { Services } from "../services.ts";
import { noteMove } from "./act-for-weather.ts";
import { findAct, markStayUndone, markUndone, readFreeMoveUntil, staysOfAct } from "./weather.queries.ts";

type By = { username: string };

/**
 * Undoes what was done for many stays, one after the other, each in its own transaction. A stay whose rooms were sold
 * since, or that somebody has changed, is left unchanged and named in the result. An undo that failed half-way, or whose
 * process was killed, can be asked for again, and goes on with the other stays.
 *
 * @throws not_found | conflict taken back already
 */
export async function undoWeather(services: Services, by: By, id: number) {
  const { executor } = services.db;
  const act = orNotFound(await findAct(executor, id));
  if (act.undone_at !== null) throw new AppError("conflict", { message: weatherMessages.undone });
  const result = await undoAll(services, by, act);
  await markUndone(executor, id, services.clock.now().toISOString());
  return result;
}

type Act = NonNullable<Awaited<ReturnType<typeof findAct>>>;

async function undoAll(services: Services, by: By, act: Act) {
  const ids = await staysOfAct(services.db.executor, act.id);
  const refused: string[] = [];
  for (const bookingId of ids) {
    const failure = await inTransaction(services.db, (transaction) =>
      undoOne(withTransaction(services, transaction), transaction, by, act, bookingId),
    ).catch(asReason);
    if (failure) refused.push(failure);
  }
  return { stays: ids.length - refused.length, refused };
}

function asReason(error: unknown): string {
  if (error instanceof AppError && error.status < 500) return error.message;
  throw error;
}

async function undoOne(
  services: Services,
  transaction: Transaction,
  by: By,
  act: Act,
  id: number,
): Promise<undefined> {
  await lockRecord(transaction, "bookings", id);
  if (!(await markStayUndone(transaction, act.id, id, services.clock.now().toISOString()))) return;
  const stay = await findBooking(transaction, id);
  if (act.what === "Cancel") {
    if (stay?.ended_at && stay.ended_at > act.at)
      throw new AppError("conflict", {
        message: `${stay.reference} was ended anew since, and stays as it is`,
      });
    // It is as it was already: brought back by hand.
    if (stay && stay.ending === null) return;
    await takeBackEndIn(services, transaction, by, id);
    return;
  }
  const until = await readFreeMoveUntil(transaction, id);
  if (!stay || stay.free_move_until === until) return;
  await changeRecord(transaction, "bookings", { id }, { free_move_until: until });
  if (stay.status === "Accepted") {
    const subject = `Your booking ${stay.reference}`;
    await queueEmails(
      services,
      transaction,
      emailTo(stay, subject, [leaveInWords(stay, until), daysOf(stay)]),
    );
  }
  await noteMove(services, transaction, by, stay, [stay.free_move_until, until]);
}

function leaveInWords({ hotel_name }: BookingRow, until: string | null): string {
  return until === null
    ? `The weather has cleared: your stay at ${hotel_name} stands as it was booked.`
    : `You may move your stay at ${hotel_name} free of charge to an arrival until ${longDate(until)}, as we wrote before.`;
}
