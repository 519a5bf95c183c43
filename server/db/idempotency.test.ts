import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { appOfFile } from "#test/support/app-hooks.ts";
import { cleanup } from "../cleanup.ts";
import { withIdempotency } from "./idempotency.ts";

const app = appOfFile();

test("the same form with and without a key is done once, though the second comes before the first is stored", async () => {
  const { db, clock } = app.services;
  let times = 0;
  const form = { call: "queries.create", sender: "plain 192.0.2.0", body: { subject: "At one moment" } };
  const sendings = [form, { ...form, key: "the page's" }, form, { ...form, key: "the page's" }];
  const replies = await Promise.all(
    sendings.map((sending) =>
      withIdempotency({ db, clock }, sending, async () => {
        times += 1;
        await pause(50);
        return { id: times };
      }),
    ),
  );
  expect([times, replies]).toEqual([1, sendings.map(() => ({ id: 1 }))]);
});

test("replies that a form's words and a network alone would open are forgotten once they repeat nothing", async () => {
  const { db, clock } = app.services;
  const form = { call: "queries.create", sender: "plain 192.0.2.0", body: { subject: "Forgotten soon" } };
  const kept = async () =>
    (
      await db.executor
        .selectFrom("sent_forms")
        .selectAll()
        .where("about", "=", "queries.create 77")
        .execute()
    ).length;
  const work = async () => ({ id: 77 });
  await withIdempotency({ db, clock }, { ...form, key: "the page's" }, work);
  await withIdempotency({ db, clock }, { ...form, body: { subject: "Without a script" } }, work);
  app.clock.forward(600);
  await cleanup.run(app.services, new AbortController().signal);
  expect(await kept()).toBe(3);
  app.clock.forward(1);
  await cleanup.run(app.services, new AbortController().signal);
  expect(await kept()).toBe(1);
});
