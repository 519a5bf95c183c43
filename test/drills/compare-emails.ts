import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "#server/db/open.ts";

const longestWait = 120_000;

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

/** Emails that were not sent, or not as stored, and how often one arrived twice. */
export async function compareEmails({ executor }: Database, taken: Map<string, number>) {
  const rows = await executor.selectFrom("outbox").select(["id", "status"]).execute();
  const faults: string[] = [];
  let twice = 0;
  for (const { id, status } of rows) {
    const times = [...taken]
      .filter(([key]) => key.startsWith(`outbox-${id}@`))
      .reduce((all, [, count]) => all + count, 0);
    if (status !== "Sent" || times === 0) faults.push(`email ${id} is ${status} and arrived ${times} times`);
    twice += Math.max(0, times - 1);
  }
  const pictures = await executor
    .selectFrom("pictures")
    .select(["id", "state"])
    .where("state", "<>", "ready")
    .execute();
  faults.push(...pictures.map(({ id, state }) => `picture ${id} is ${state}`));
  return { faults, sent: rows.length, twice };
}
