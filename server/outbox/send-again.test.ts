import { expect, test } from "vitest";
import { outboxMessages } from "#contract/outbox.ts";
import { appOfFile } from "#test/support/app-hooks.ts";
import { queryFormFor } from "#test/support/factories.ts";
import { withInterruption } from "#test/support/interruption.ts";
import type { Mail } from "../services.ts";
import { deliverDue } from "./deliver-due.ts";
import { retryMessage } from "./retry-message.ts";

const sent: Mail[] = [];
const mailer = {
  async send(mail: Mail) {
    sent.push(mail);
  },
  close() {},
};
const owner = { isOwner: true };

const app = appOfFile({ mailer });

/** A failed message, after which nothing else waits to be sent. */
async function failedMessage(): Promise<number> {
  await app.call("POST", "CustomerFeedBack/Query", queryFormFor());
  await deliverDue(app.services);
  sent.length = 0;
  const { executor } = app.services.db;
  const { id } = await executor.selectFrom("outbox").select("id").limit(1).executeTakeFirstOrThrow();
  const failed = { status: "Failed", last_error: "550 no such box" } as const;
  await executor.updateTable("outbox").set(failed).where("id", "=", id).execute();
  return id;
}

const isAnything = () => true;

test("two who press Send again, between whom it goes out, send it once", async () => {
  const id = await failedMessage();
  const slow = withInterruption(app.services, isAnything, async () => {
    await retryMessage(app.services, id, owner);
    expect(await deliverDue(app.services)).toBe(1);
  });
  await expect(retryMessage(slow, id, owner)).rejects.toThrow(outboxMessages.alreadySent);
  expect(await deliverDue(app.services)).toBe(0);
  expect(sent.length).toBe(1);
});

test("what is erased as somebody presses Send again is not sent without its words", async () => {
  const id = await failedMessage();
  const slow = withInterruption(app.services, isAnything, () =>
    app.services.db.executor.updateTable("outbox").set({ body: "" }).where("id", "=", id).execute(),
  );
  await expect(retryMessage(slow, id, owner)).rejects.toThrow(outboxMessages.wordless);
  expect(await deliverDue(app.services)).toBe(0);
});
