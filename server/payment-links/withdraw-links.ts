import PQueue from "p-queue";
import { toRupees } from "#contract/rules/money.ts";
import { paidForOfRow } from "../paid-for.ts";
import type { ScheduledJob } from "../scheduled/scheduled-job.ts";
import type { Services } from "../services.ts";
import { findAccount } from "./accounts.queries.ts";
import { GatewayFailure } from "./gateways/gateway.ts";
import { gateways } from "./gateways/all-gateways.ts";
import { type LinkRow, openLinks, setLinkState } from "./links.queries.ts";
import { readPayableRecord } from "./payable.ts";
import { accountOf } from "./read-account.ts";

const minute = 60_000;
const atOnce = 100;
/** Calls to a gateway at the same time: if it hangs, they wait together and not one after the other. */
const sideBySide = 10;

/** Withdraws the gateway's pages for what is no longer due: for another amount, or a stay that has ended. */
export const withdrawLinks: ScheduledJob = {
  name: "payment links",
  isDue: (lastStart, now) => !lastStart || Math.abs(now.getTime() - lastStart.getTime()) >= minute,
  run: withdrawWrong,
};

/**
 * Checks every open link. One that must not be paid is withdrawn at the gateway and stored as such; if that fails, the
 * next run tries again, and money that comes in until then is too much.
 */
export async function withdrawWrong(services: Services, stop: AbortSignal): Promise<{ withdrawn: number }> {
  let withdrawn = 0;
  let after = 0;
  for (;;) {
    const links = await openLinks(services.db.executor, { after, limit: atOnce });
    const wrong: LinkRow[] = [];
    for (const link of links) {
      if (stop.aborted) return { withdrawn };
      if (await isWrong(services, link)) wrong.push(link);
    }
    withdrawn += await withdrawAll(services, wrong, stop);
    if (links.length < atOnce) return { withdrawn };
    after = links.at(-1)?.id ?? after;
  }
}

/** Whether an open link must not be paid, as one whose guest was erased; an expired one is stored as such. */
async function isWrong(services: Services, link: LinkRow): Promise<boolean> {
  const db = services.db.executor;
  if (link.expires_at <= services.clock.now().toISOString()) {
    await setLinkState(db, link.id, "Expired");
    return false;
  }
  if (link.url === "") return true;
  const toPay = await readPayableRecord(db, paidForOfRow(link));
  return !toPay?.amounts.includes(toRupees(link.paise));
}

/** Withdraws the links, and returns how many succeeded. */
async function withdrawAll(services: Services, links: LinkRow[], stop: AbortSignal): Promise<number> {
  const queue = new PQueue({ concurrency: sideBySide });
  try {
    const done = await queue.addAll(links.map((link) => () => !stop.aborted && withdraw(services, link)));
    return done.filter(Boolean).length;
  } finally {
    queue.clear();
    await queue.onIdle();
  }
}

async function withdraw(services: Services, link: LinkRow): Promise<boolean> {
  const db = services.db.executor;
  const row = await findAccount(db, link.gateway);
  const account = row && (await accountOf(services, row));
  if (!account) return false;
  try {
    await gateways[link.gateway].withdraw(account, link.gateway_id, services.gatewayAddress);
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    services.log.warn({ gateway: link.gateway, reason: error.reason }, "a payment link stays open");
    return false;
  }
  await setLinkState(db, link.id, "Withdrawn");
  return true;
}
