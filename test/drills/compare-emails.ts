import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "#server/db/open.ts";
import { mayHaveCome } from "#server/outbox/may-have-come.ts";
import { messageName } from "#server/outbox/send-message.ts";
import type { ReceivedEmail } from "./mail-sink.ts";

const longestWait = 120_000;
const domain = "site.example";

/** Releases the emails and pictures that a killed process had claimed, instead of waiting for their leases to end. */
export async function releaseClaims({ executor }: Database): Promise<void> {
  const now = new Date().toISOString();
  await executor
    .updateTable("outbox")
    .set({ next_attempt_at: now })
    .where("status", "=", "Waiting")
    .execute();
  await executor.updateTable("pictures").set({ held_until: null }).where("state", "<>", "ready").execute();
}

/** Waits until all emails are sent and all pictures ready, for two minutes at most. */
export async function waitUntilSent({ executor }: Database): Promise<void> {
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
 * Compares stored emails with those that arrived; `faults` are lost and duplicate ones. `left` counts emails whose
 * outcome a kill made unknown: the product leaves resending to staff. `missing`: ids of those that did not arrive.
 */
export async function compareEmails({ executor }: Database, taken: ReceivedEmail[]) {
  const rows = await executor
    .selectFrom("outbox")
    .select(["id", "created_at", "status", "last_error", "recipient"])
    .execute();
  const arrived = Map.groupBy(taken, ({ mailbox, id }) => `${mailbox} ${id}`);
  const faults: string[] = [];
  const missing: number[] = [];
  let left = 0;
  for (const { id, status, last_error, recipient, created_at } of rows) {
    const own = `${recipient} ${messageName({ id, created_at })}@${domain}`;
    const times = arrived.get(own)?.length ?? 0;
    arrived.delete(own);
    const isLeft = status === "Failed" && last_error === mayHaveCome;
    if (isLeft) left += 1;
    if (isLeft && times === 0) missing.push(id);
    if (times > 1 || (!isLeft && (status !== "Sent" || times === 0)))
      faults.push(`email ${id} is ${status} and arrived ${times} times`);
  }
  faults.push(...[...arrived.keys()].map((other) => `nobody stored what arrived as ${other}`));
  return { faults, sent: rows.length, left, missing };
}

/** Queues the emails again, as staff do for those that did not arrive. */
export async function sendAgain({ executor }: Database, ids: number[]): Promise<void> {
  const again = { status: "Waiting", attempts: 0, next_attempt_at: new Date().toISOString() } as const;
  if (ids.length > 0) await executor.updateTable("outbox").set(again).where("id", "in", ids).execute();
}

/** The pictures whose conversion is not finished, in words. */
export async function unfinishedPictures({ executor }: Database): Promise<string[]> {
  const pictures = await executor
    .selectFrom("pictures")
    .select(["id", "state"])
    .where("state", "<>", "ready")
    .execute();
  return pictures.map(({ id, state }) => `picture ${id} is ${state}`);
}
