import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "#server/db/open.ts";
import { messageName } from "#server/outbox/deliver-due.ts";
import type { Taken } from "./mail-sink.ts";

const longestWait = 120_000;
const domain = "site.example";

/** Gives back what a killed process had in hand, emails and pictures, which would be free a little later. */
export async function giveBack({ executor }: Database): Promise<void> {
  const now = new Date().toISOString();
  await executor
    .updateTable("outbox")
    .set({ next_attempt_at: now })
    .where("status", "=", "Waiting")
    .execute();
  await executor.updateTable("pictures").set({ held_until: null }).where("state", "<>", "ready").execute();
}

/** Waits until all emails are sent and all pictures ready, for two minutes at most. */
export async function untilDone({ executor }: Database): Promise<void> {
  for (const end = performance.now() + longestWait; performance.now() < end;) {
    const waiting = await executor
      .selectFrom("outbox")
      .select("id")
      .where("status", "=", "Waiting")
      .execute();
    const unready = await executor
      .selectFrom("pictures")
      .select("id")
      .where("state", "in", ["queued", "converting"])
      .execute();
    if (waiting.length + unready.length === 0) return;
    await pause(200);
  }
}

/**
 * Emails that were not sent, or not as stored, and how many arrived more than once. A mailbox knows those by their
 * Message-ID: under two of them, or with that of another email, nobody could.
 */
export async function compareEmails({ executor }: Database, taken: Taken[]) {
  const rows = await executor
    .selectFrom("outbox")
    .select(["id", "created_at", "status", "recipient"])
    .execute();
  const arrived = Map.groupBy(taken, ({ mailbox, id }) => `${mailbox} ${id}`);
  const faults: string[] = [];
  let twice = 0;
  for (const row of rows) {
    const own = `${row.recipient} ${messageName(row)}@${domain}`;
    const times = arrived.get(own)?.length ?? 0;
    arrived.delete(own);
    if (row.status !== "Sent" || times === 0)
      faults.push(`email ${row.id} is ${row.status} and arrived ${times} times`);
    if (times > 1) twice += 1;
  }
  faults.push(...[...arrived.keys()].map((other) => `nobody stored what arrived as ${other}`));
  const pictures = await executor
    .selectFrom("pictures")
    .select(["id", "state"])
    .where("state", "<>", "ready")
    .execute();
  faults.push(...pictures.map(({ id, state }) => `picture ${id} is ${state}`));
  return { faults, sent: rows.length, twice };
}
