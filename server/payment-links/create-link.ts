import { randomBytes } from "node:crypto";
import { linkMessages, type PaymentLink } from "#contract/payment-links.ts";
import { toPaise } from "#contract/rules/money.ts";
import { cutAt } from "#contract/rules/text.ts";
import { inTransaction, withTransaction } from "../db/transaction.ts";
import { AppError, orNotFound } from "../errors.ts";
import { readGuestLink } from "../guest-links/read-guest-link.ts";
import { type PaidFor, paidKeys } from "../paid-for.ts";
import { lockPaidFor } from "../payments/payments.queries.ts";
import type { Services } from "../services.ts";
import { type AccountRow, accountInUse } from "./accounts.queries.ts";
import { type Account, GatewayFailure, type MadeLink } from "./gateways/gateway.ts";
import { gateways } from "./gateways/all-gateways.ts";
import { insertLink, type LinkRow, openLinksOf } from "./links.queries.ts";
import { readPayableRecord, type PayableRecord } from "./payable.ts";
import { presentLink } from "./present-link.ts";
import { accountOf } from "./read-account.ts";

const hoursToPay = 24;
/** In minutes: a link that ends sooner is useless for somebody who opens it now. */
const leastMinutes = 10;

type Asked = { key: string; amount: number };

/**
 * The gateway's page for an amount that is due: the open one, or a new one. The gateway is called outside of the
 * transaction; if another request was faster, its page is returned, and the new one is withdrawn.
 *
 * @throws not_found no such link of a guest | conflict no gateway, or this is not to be paid now | unavailable the
 * gateway did not answer, or refused
 */
export async function createLink(services: Services, { key, amount }: Asked): Promise<PaymentLink> {
  const toPay = await readByKey(services, key);
  const row = await accountInUse(services.db.executor);
  const account = row && (await accountOf(services, row));
  if (!account) throw new AppError("conflict", { message: linkMessages.noGateway });
  if (!toPay.amounts.includes(amount)) throw new AppError("conflict", { message: linkMessages.otherAmount });
  const { paidFor } = toPay;
  const open = await findOpen(services, paidFor, row, amount);
  if (open) return presentLink(open);
  const until = new Date(services.clock.now().getTime() + hoursToPay * 3_600_000);
  const newLink = await ask(services, account, { row, toPay, amount, until });
  const storedLink = await inTransaction(services.db, async (transaction) => {
    await lockPaidFor(transaction, paidFor);
    const inside = withTransaction(services, transaction);
    const now = await readByKey(inside, key);
    const first = await findOpen(inside, paidFor, row, amount);
    if (first) return presentLink(first);
    if (!now.amounts.includes(amount)) return undefined;
    await insertLink(transaction, {
      created_at: services.clock.now().toISOString(),
      [paidKeys[paidFor.table]]: paidFor.id,
      gateway: row.name,
      gateway_id: newLink.id,
      url: newLink.url,
      paise: toPaise(amount),
      state: "Open",
      expires_at: until.toISOString(),
    });
    return { amount, url: newLink.url, until: until.toISOString() };
  });
  if (storedLink?.url !== newLink.url) await takeBack(services, row, account, newLink);
  if (!storedLink) throw new AppError("conflict", { message: linkMessages.otherAmount });
  return storedLink;
}

/** What a guest's link is for. Throws not_found. */
export async function readByKey(services: Services, key: string): Promise<PayableRecord> {
  return orNotFound(
    await readPayableRecord(services.db.executor, await readGuestLink(services, key)),
    "booking",
  );
}

/** Pages of the gateway in use on which a guest can pay what is due now. */
export async function linksToPay(
  services: Services,
  toPay: PayableRecord,
  row: AccountRow,
): Promise<LinkRow[]> {
  const amounts = new Set(toPay.amounts.map(toPaise));
  const open = await openIn(services, toPay.paidFor, row);
  return open.filter(({ paise }) => amounts.has(paise));
}

async function findOpen(services: Services, paidFor: PaidFor, row: AccountRow, amount: number) {
  return (await openIn(services, paidFor, row)).find(({ paise }) => paise === toPaise(amount));
}

/** Open links that do not end soon. */
async function openIn(services: Services, paidFor: PaidFor, { name }: AccountRow): Promise<LinkRow[]> {
  const soon = new Date(services.clock.now().getTime() + leastMinutes * 60_000).toISOString();
  const open = await openLinksOf(services.db.executor, paidFor);
  return open.filter(({ gateway, expires_at }) => gateway === name && expires_at > soon);
}

type ToAsk = { row: AccountRow; toPay: PayableRecord; amount: number; until: Date };

async function ask(services: Services, account: Account, { row, toPay, amount, until }: ToAsk) {
  const { reference, name, phone, about } = toPay;
  const linkRequest = {
    ownId: `${reference}-${randomBytes(6).toString("hex")}`,
    paise: toPaise(amount),
    until,
    about: cutAt(`${about}, ${reference}`, 200),
    guest: { name, phone },
  };
  try {
    return await services.gatewayTurns.run(() =>
      gateways[row.name].create(account, linkRequest, services.gatewayAddress),
    );
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    services.log.warn({ gateway: row.name, reason: error.reason }, "a payment link could not be made");
    throw new AppError("unavailable", { message: linkMessages.silent });
  }
}

/** Withdraws a page that nobody was shown; a failure does not matter, for nobody can pay there. */
async function takeBack(services: Services, { name }: AccountRow, account: Account, { id }: MadeLink) {
  try {
    await gateways[name].withdraw(account, id, services.gatewayAddress);
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    services.log.warn({ gateway: name, reason: error.reason }, "a payment link could not be taken back");
  }
}
