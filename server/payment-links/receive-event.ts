import { createHash } from "node:crypto";
import type { GatewayName } from "#contract/payment-links.ts";
import { formatRupees, toPaise, wholeRupees } from "#contract/rules/money.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { recordChange } from "../change-log/record-change.ts";
import type { Transaction } from "../db/open.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError, orNotFound } from "../errors.ts";
import { queueEmails } from "../outbox/queue-emails.ts";
import { changeOf, type PaidFor, paidForOfRow } from "../paid-for.ts";
import { lockPaidFor } from "../payments/payments.queries.ts";
import { storePayment } from "../payments/store-payment.ts";
import type { Services } from "../services.ts";
import { findAccount } from "./accounts.queries.ts";
import { eventEmail, unreadEmail } from "./event-email.ts";
import { readPaidForSummary } from "./read-paid-for-summary.ts";
import { gateways } from "./gateways/all-gateways.ts";
import type { GatewayEvent, SignedBody } from "./gateways/gateway.ts";
import { findLink, insertEvent, type LinkRow, setLinkState } from "./links.queries.ts";
import { eventSecrets } from "./read-account.ts";
import { splitPayment, type SplitPayment, noteOf } from "./split-payment.ts";

/** The result of an event: `known` was received before, `unknown` is about a link that is not ours, or no longer. */
export type EventOutcome = "recorded" | "noted" | "known" | "unknown" | "ignored";

/**
 * Processes a gateway's event about a link, once. Money that came in becomes one payment, whatever has happened to the
 * stay: what is not owed is too much, and staff are told.
 *
 * @throws not_found no such gateway is set up | not_allowed the signature is wrong | invalid it cannot be read
 */
export async function receiveEvent(
  services: Services,
  name: GatewayName,
  body: SignedBody,
): Promise<EventOutcome> {
  const row = orNotFound(await findAccount(services.db.executor, name));
  const gateway = gateways[name];
  const isSigned = eventSecrets(services, row).some((secret) => gateway.isSigned(body, secret));
  if (!isSigned) throw new AppError("not_allowed", { message: "The signature is wrong" });
  const event = readEvent(name, body);
  if (!event) return "ignored";
  const found = await findLink(services.db.executor, name, event.linkId);
  if (!found) {
    services.log.warn({ gateway: name, link: event.linkId, paid: event.payment?.paise }, "an unknown link");
    return "unknown";
  }
  return inTransaction(services.db, async (transaction) => {
    await lockPaidFor(transaction, paidForOfRow(found));
    const link = await findLink(transaction, name, event.linkId);
    if (!link) return "unknown";
    if (!event.payment) {
      if (event.state === "Paid" && link.state !== "Paid") await tellUnread(services, transaction, link);
      if (event.state !== "Open") await setLinkState(transaction, link.id, event.state);
      return "noted";
    }
    const isNew = await insertEvent(transaction, {
      gateway: name,
      event_id: idOf(event, body),
      payment_number: event.payment.number,
      link_id: link.id,
      created_at: services.clock.now().toISOString(),
    });
    if (!isNew) return "known";
    await setLinkState(transaction, link.id, event.state);
    await record(services, transaction, link, splitPayment(event.payment, link.paise));
    return "recorded";
  });
}

/** The gateway sends this event once: what it says nothing of is for staff to look up. */
async function tellUnread(services: Services, transaction: Transaction, link: LinkRow): Promise<void> {
  const summary = await readPaidForSummary(transaction, paidForOfRow(link));
  await queueEmails(services, transaction, [unreadEmail(summary, link.gateway, link.paise)]);
}

function readEvent(name: GatewayName, body: SignedBody): GatewayEvent | undefined {
  try {
    return gateways[name].readEvent(body);
  } catch {
    throw new AppError("invalid", { message: "The event cannot be read" });
  }
}

/** The event's own id, or else a hash of its content. */
function idOf({ id }: GatewayEvent, { raw }: SignedBody): string {
  return id !== "" && id.length <= 100 ? id : createHash("sha256").update(raw).digest("hex");
}

async function record(
  services: Services,
  transaction: Transaction,
  link: LinkRow,
  paid: SplitPayment,
): Promise<void> {
  const { gateway } = link;
  const paidFor = paidForOfRow(link);
  const now = services.clock.now();
  const paidAt = paid.at <= now ? paid.at : now;
  const refusal =
    whyNot(paid) ??
    (await store(transaction, { paidFor, paid, gateway, paidOn: todayInKashmir(paidAt), now }));
  const summary = await readPaidForSummary(transaction, paidFor);
  await queueEmails(services, transaction, [eventEmail(summary, gateway, paid, refusal)]);
  if (!refusal)
    await recordChange(services, transaction, {
      by: { username: gateway },
      ...changeOf(paidFor, summary.name, summary.reference),
      before: { "Paid online": "" },
      after: { "Paid online": `${formatRupees(wholeRupees(paid.paise))}, ${paid.number}` },
    });
}

function whyNot({ currency, paise }: SplitPayment): string | undefined {
  if (currency !== "INR") return `It is in ${currency}`;
  return wholeRupees(paise) === 0 ? "It is less than a rupee" : undefined;
}

type ToStore = { paidFor: PaidFor; paid: SplitPayment; gateway: GatewayName; paidOn: string; now: Date };

/** Stores its whole rupees, once; returns why not, when its number belongs to another payment already. */
async function store(transaction: Transaction, { paidFor, paid, gateway, paidOn, now }: ToStore) {
  try {
    await storePayment(transaction, {
      paidFor,
      paise: toPaise(wholeRupees(paid.paise)),
      method: "Online",
      paidOn,
      reference: paid.number,
      note: noteOf(paid, gateway),
      createdAt: now.toISOString(),
    });
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.code === "conflict") return error.message;
    throw error;
  }
}
