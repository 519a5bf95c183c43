import { randomBytes } from "node:crypto";
import { linkMessages, type PaymentLink } from "#contract/payment-links.ts";
import { toPaise } from "#contract/rules/money.ts";
import { type BookingRow, lockBooking } from "../bookings/bookings.queries.ts";
import { readGuestBooking } from "../bookings/guest-link.ts";
import { inTransaction, within } from "../db/transaction.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { type AccountRow, accountInUse } from "./accounts.queries.ts";
import { type Account, GatewayFailure, type MadeLink } from "./gateways/gateway.ts";
import { gateways } from "./gateways/all-gateways.ts";
import { insertLink, type LinkRow, openLinksOf } from "./links.queries.ts";
import { payableOf } from "./payable.ts";
import { presentLink } from "./present-link.ts";
import { accountOf } from "./read-account.ts";

const hoursToPay = 24;
/** A link that ends sooner is of no use to somebody who opens it now. */
const leastMinutes = 10;

type Asked = { key: string; amount: number };

/**
 * The gateway's page for an amount that is due: the one that is open for it, or a new one. The gateway is asked outside
 * of the transaction; whoever comes second by that time is given the first one's page, and its own is taken back.
 *
 * @throws not_found no such link to a booking | conflict no gateway, or this is not to be paid now | unavailable the
 * gateway did not answer, or refused
 */
export async function createLink(services: Services, { key, amount }: Asked): Promise<PaymentLink> {
  const booking = await readGuestBooking(services, key);
  const row = await accountInUse(services.db.executor);
  const account = row && (await accountOf(services, row));
  if (!account) throw new AppError("conflict", { message: linkMessages.noGateway });
  refuseOther(booking, amount);
  const open = await findOpen(services, booking.id, row, amount);
  if (open) return presentLink(open);
  const until = new Date(services.clock.now().getTime() + hoursToPay * 3_600_000);
  const made = await ask(services, account, { row, booking, amount, until });
  const kept = await inTransaction(services.db, async (transaction) => {
    await lockBooking(services.db.engine, transaction, booking.id);
    const inside = within(services, transaction);
    const now = await readGuestBooking(inside, key);
    const first = await findOpen(inside, booking.id, row, amount);
    if (first) return presentLink(first);
    if (!payableOf(now).includes(amount)) return undefined;
    await insertLink(transaction, {
      created_at: services.clock.now().toISOString(),
      booking_id: booking.id,
      gateway: row.name,
      gateway_id: made.id,
      url: made.url,
      paise: toPaise(amount),
      state: "Open",
      expires_at: until.toISOString(),
    });
    return { amount, url: made.url, until: until.toISOString() };
  });
  if (kept?.url !== made.url) await takeBack(services, row, account, made);
  if (!kept) throw new AppError("conflict", { message: linkMessages.otherAmount });
  return kept;
}

/** Pages of the gateway in use that a guest can still pay at, for what is due now. */
export async function linksToPay(
  services: Services,
  booking: BookingRow,
  row: AccountRow,
): Promise<LinkRow[]> {
  const amounts = new Set(payableOf(booking).map(toPaise));
  const soon = new Date(services.clock.now().getTime() + leastMinutes * 60_000).toISOString();
  const open = await openLinksOf(services.db.executor, booking.id);
  return open.filter(
    ({ gateway, paise, expires_at }) => gateway === row.name && amounts.has(paise) && expires_at > soon,
  );
}

async function findOpen(services: Services, bookingId: number, { name }: AccountRow, amount: number) {
  const soon = new Date(services.clock.now().getTime() + leastMinutes * 60_000).toISOString();
  return (await openLinksOf(services.db.executor, bookingId)).find(
    ({ gateway, paise, expires_at }) => gateway === name && paise === toPaise(amount) && expires_at > soon,
  );
}

function refuseOther(booking: BookingRow, amount: number): void {
  if (payableOf(booking).includes(amount)) return;
  throw new AppError("conflict", { message: linkMessages.otherAmount });
}

type ToAsk = { row: AccountRow; booking: BookingRow; amount: number; until: Date };

async function ask(services: Services, account: Account, { row, booking, amount, until }: ToAsk) {
  const { reference, customer_name, phone, hotel_name } = booking;
  try {
    return await gateways[row.name].create(
      account,
      {
        ownId: `${reference}-${randomBytes(6).toString("hex")}`,
        paise: toPaise(amount),
        until,
        about: `Stay at ${hotel_name}, ${reference}`.slice(0, 200),
        guest: { name: customer_name, phone },
      },
      services.gatewayAddress,
    );
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    services.log.warn({ gateway: row.name, reason: error.reason }, "a payment link could not be made");
    throw new AppError("unavailable", { message: linkMessages.silent });
  }
}

/** A page that nobody was shown; where that fails nobody can pay at it either. */
async function takeBack(services: Services, { name }: AccountRow, account: Account, { id }: MadeLink) {
  try {
    await gateways[name].withdraw(account, id, services.gatewayAddress);
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    services.log.warn({ gateway: name, reason: error.reason }, "a payment link could not be taken back");
  }
}
