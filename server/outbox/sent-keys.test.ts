import { expect, test } from "vitest";
import { appOfFile } from "#test/support/app-hooks.ts";
import { queryFormFor } from "#test/support/factories.ts";
import type { Mail } from "../services.ts";
import { deliverDue } from "./deliver-due.ts";

const sent: Mail[] = [];
const mailer = {
  async send(mail: Mail) {
    sent.push(mail);
  },
  close() {},
};

const app = appOfFile({ mailer });

test("a letter that was sent keeps no key of a guest's link, however often it has one", async () => {
  await app.call("POST", "CustomerFeedBack/Query", queryFormFor());
  const { executor } = app.services.db;
  const link = "https://test.example/review?stay=Zq3kTn8wRb5xYc1mLd7vHg";
  const body = `Tell others: ${link}\n\nOnce more: ${link}`;
  const { id } = await executor.selectFrom("outbox").select("id").limit(1).executeTakeFirstOrThrow();
  await executor.updateTable("outbox").set({ body }).where("id", "=", id).execute();
  await deliverDue(app.services);
  expect(sent.map(({ text }) => text)).toContain(body);
  const stored = await executor.selectFrom("outbox").select("body").where("id", "=", id).execute();
  expect(stored).toEqual([{ body: body.replaceAll("Zq3kTn8wRb5xYc1mLd7vHg", "…") }]);
});
