import { doesNotExist } from "#contract/core/errors.ts";
import {
  type RatePeriodChangeForm,
  type RatePeriodForm,
  ratePeriodMessages,
} from "#contract/rate-periods.ts";
import { formatRupees, toPaise, toRupees } from "#contract/rules/money.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { type Submission, withIdempotency } from "../db/idempotency.ts";
import type { Transaction } from "../db/open.ts";
import { changeRecord, insertRecord, restoreRecord } from "../db/records.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError, fieldError, refuseDeletedHotel, orNotFound } from "../errors.ts";
import { lockRoom } from "../room-nights/room-nights.queries.ts";
import { findRoom } from "../rooms/rooms.queries.ts";
import type { Services } from "../services.ts";
import { findRatePeriodEvenDeleted, findDuplicate } from "../tariffs/rate-periods.queries.ts";
import { bitsOf } from "../tariffs/weekday-bits.ts";

/** A price outside of these factors of the usual one must be confirmed: it is more often a typing error. */
const usual = { least: 0.5, most: 3 };

/**
 * Stores a price for some nights. The same form with the same idempotency key is stored once.
 *
 * @throws invalid(roomId) | conflict hotel deleted | invalid(to) over | conflict(rentPerNight) unusual and not
 * confirmed | conflict(from) another price for the same nights
 */
export function addRatePeriod(services: Services, form: RatePeriodForm, submission: Submission) {
  return withIdempotency(services, { ...submission, body: form }, async (transaction) => {
    await check(services, transaction, form);
    const created_at = services.clock.now().toISOString();
    return { id: await insertRecord(transaction, "rate_periods", { ...toColumns(form), created_at }) };
  });
}

/** Changes a price. @throws not_found | changed_meanwhile | as `addRatePeriod` */
export function changeRatePeriod(services: Services, id: number, form: RatePeriodChangeForm): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    await check(services, transaction, form, id);
    const { version } = form;
    await changeRecord(transaction, "rate_periods", { id, version, noun: "price" }, toColumns(form));
  });
}

/** Restores a deleted price. @throws not_found | conflict(from) another price for the same nights */
export function restoreRatePeriod(services: Services, id: number): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    const period = orNotFound(await findRatePeriodEvenDeleted(transaction, id), "price");
    await lockRoom(transaction, period.room_id);
    await restoreRecord(transaction, "rate_periods", id, "price");
    await refuseTwin(transaction, period, id);
  });
}

async function check(services: Services, transaction: Transaction, form: RatePeriodForm, id?: number) {
  await lockRoom(transaction, form.roomId);
  const room = await findRoom(transaction, form.roomId);
  if (!room) throw fieldError("roomId", doesNotExist("room type"));
  refuseDeletedHotel(room);
  if (!form.isYearly && form.to <= todayInKashmir(services.clock.now()))
    throw fieldError("to", ratePeriodMessages.over);
  await refuseTwin(transaction, toColumns(form), id);
  if (!form.confirm) askWhenUnusual(form.rentPerNight, toRupees(room.rent_paise));
}

function askWhenUnusual(rent: number, rackRate: number): void {
  if (rent / rackRate >= usual.least && rent / rackRate <= usual.most) return;
  const ratio = rent < rackRate ? "less than half of" : "more than three times";
  const message = `${formatRupees(rent)} is ${ratio} this room's ${formatRupees(rackRate)}. Confirm it if it is right`;
  throw new AppError("conflict", { message, errors: { rentPerNight: message } });
}

async function refuseTwin(
  transaction: Transaction,
  period: Parameters<typeof findDuplicate>[1],
  id?: number,
): Promise<void> {
  const twin = await findDuplicate(transaction, period, id);
  if (!twin) return;
  const message = `“${twin.name}” has a price for the same nights. Change that one, or choose others`;
  throw new AppError("conflict", { message, errors: { from: message } });
}

function toColumns({ roomId, name, from, to, weekdays, isYearly, rentPerNight, minNights }: RatePeriodForm) {
  return {
    room_id: roomId,
    name,
    first_night: from,
    free_from: to,
    weekdays: bitsOf(weekdays),
    yearly: isYearly ? 1 : 0,
    rate_paise: toPaise(rentPerNight),
    min_nights: minNights,
  };
}
