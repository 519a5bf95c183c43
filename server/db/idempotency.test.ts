import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { appOfFile } from "#test/support/app-hooks.ts";
import { withIdempotency } from "./idempotency.ts";

const app = appOfFile();

test("the same form with and without a key is done once, though the second comes before the first is stored", async () => {
  const { db, clock } = app.services;
  let times = 0;
  const form = { call: "queries.create", sender: "plain 192.0.2.0", body: { subject: "At one moment" } };
  const sendings = [form, { ...form, key: "the page's" }, form, { ...form, key: "the page's" }];
  const replies = await Promise.all(
    sendings.map((sending) =>
      withIdempotency(db, clock, sending, async () => {
        times += 1;
        await pause(50);
        return { id: times };
      }),
    ),
  );
  expect([times, replies]).toEqual([1, sendings.map(() => ({ id: 1 }))]);
});
