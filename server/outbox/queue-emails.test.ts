import { expect, test } from "vitest";
import { inTransaction } from "../db/transaction.ts";
import { appOfFile } from "#test/support/app-hooks.ts";
import { queueEmails } from "./queue-emails.ts";

const app = appOfFile();

test("an email to staff who have no address is kept, never sent to a domain of others; the guest's goes out", async () => {
  const mailer = { send: async () => {}, close: () => {} };
  const services = { ...app.services, mailer, staffEmail: "", isDemo: false };
  const about = {
    kind: "booking",
    reference: "CO-AAAA11",
    subject: "Asked",
    text: "A stay",
  } as const;
  await inTransaction(services.db, (transaction) =>
    queueEmails(services, transaction, [
      { ...about, audience: "staff" },
      { ...about, audience: "guest", recipient: "meera@example.com" },
    ]),
  );
  const rows = await services.db.executor.selectFrom("outbox").select(["audience", "status"]).execute();
  expect(rows).toEqual([
    { audience: "staff", status: "Kept" },
    { audience: "guest", status: "Waiting" },
  ]);
});
