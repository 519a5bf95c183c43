import { expect, test } from "vitest";
import type { Person } from "#contract/people.ts";
import { appOfTest, staffOfTest } from "#test/support/app-hooks.ts";
import { addHotel, bookingFormFor } from "#test/support/factories.ts";
import type { Executor } from "../db/open.ts";
import { erasePerson } from "./erase-person.ts";

const app = appOfTest();
const staff = staffOfTest(app);

/** An executor whose transactions begin only after `before`. */
function beginningAfter(before: () => Promise<unknown>, executor: Executor): Executor {
  return new Proxy(executor, {
    get(target, name) {
      if (name === "transaction")
        return () => ({
          execute: async (work: Parameters<ReturnType<Executor["transaction"]>["execute"]>[0]) => {
            await before();
            return target.transaction().execute(work);
          },
        });
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

test("an e-mail that is queued while its guest is being erased is erased as well", async () => {
  const { services } = app;
  const { executor } = services.db;
  await app.call("POST", "Booking", bookingFormFor(await addHotel(staff)));
  const { reference, email: who } = await executor
    .selectFrom("bookings")
    .select(["reference", "email"])
    .executeTakeFirstOrThrow();
  const queue = () =>
    executor
      .insertInto("outbox")
      .values({
        kind: "reminder",
        reference,
        audience: "guest",
        recipient: who,
        reply_to: null,
        subject: "Before you arrive",
        body: "Dear Meera Pillai",
        status: "Waiting",
        attempts: 0,
        last_error: "",
        sent_at: null,
        created_at: services.clock.now().toISOString(),
        next_attempt_at: services.clock.now().toISOString(),
      })
      .execute();
  const { mark } = (await staff("POST", "Person/find", { who })).data as Person;
  const meanwhile = { ...services, db: { ...services.db, executor: beginningAfter(queue, executor) } };
  await erasePerson(meanwhile, { username: "asha" }, { who, also: [], mark });
  const kept = await executor.selectFrom("outbox").select(["recipient", "body"]).execute();
  expect(JSON.stringify(kept)).not.toMatch(/meera/i);
});
