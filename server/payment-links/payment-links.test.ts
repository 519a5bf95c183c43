import { beforeEach, expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { linkMessages } from "#contract/payment-links.ts";
import { appOfFile, gatewayOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor } from "#test/support/factories.ts";
import { startFakeGateway } from "#test/support/fake-gateway.ts";
import { owner } from "#test/support/owner.ts";
import { withdrawWrong } from "./withdraw-links.ts";

const app = appOfFile();
const staff = staffOfFile(app);
const gateway = gatewayOfFile(app);

beforeEach(() => {
  gateway.state.mood = "well";
});

const keys = {
  keyId: "rzp_live_Demo12345",
  secret: "demo-secret-of-api",
  eventSecret: "demo-secret-of-events",
};
const use = (name: string, more: object = {}) =>
  staff("PUT", "Settings/Gateway", { gateway: name, ...keys, ...more });

async function addStay(
  phoneNo = "9000000001",
): Promise<{ id: number; key: string; due: number; advance: number }> {
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId);
  const { data } = await app.call("POST", "Booking", bookingFormFor(hotelId, { roomId }));
  const { id, key } = data as { id: number; key: string };
  await staff("PUT", `Booking/${id}`, bookingFormFor(hotelId, { roomId, phoneNo, status: "Accepted" }));
  const { due, policy } = (await staff("GET", `Booking/byId?Id=${id}`)).data as Booking;
  return { id, key, due: due ?? 0, advance: policy?.advance ?? 0 };
}

type Link = { amount: number; url: string; until: string };
const pay = (key: string, amount: number) => app.call("POST", "PaymentLink", { key, amount });
const ofGuest = async (key: string) =>
  (await app.call("GET", `PaymentLink?key=${key}`)).data as { gateway: string; links: Link[] };

test("without a gateway there is nothing to see and nothing to press", async () => {
  const { key, due } = await addStay();
  expect(await ofGuest(key)).toEqual({ gateway: "", links: [] });
  expect(await pay(key, due)).toMatchObject({ status: 409, message: linkMessages.noGateway });
  expect((await app.call("GET", "PaymentLink?key=nobody-has-this-key")).status).toBe(404);
});

test("keys are stored sealed, told to nobody, and noted only as changed", async () => {
  app.services.secretsKey = "a key of at least thirty-two characters";
  const saved = await use("Razorpay");
  expect(saved.data).toMatchObject({
    gateway: "Razorpay",
    keyId: keys.keyId,
    hasSecret: true,
    isSealed: true,
  });
  const told = [saved, await staff("GET", "Settings/Gateway"), await staff("GET", "Settings")];
  const notes = await staff("GET", "ChangeLog?limit=50");
  const emails = await staff("GET", "Notification?limit=50");
  const { executor } = app.services.db;
  const rows = await executor.selectFrom("payment_gateways").selectAll().execute();
  for (const seen of [...told, notes, emails, rows]) {
    expect(JSON.stringify(seen)).not.toContain(keys.secret);
    expect(JSON.stringify(seen)).not.toContain(keys.eventSecret);
  }
  expect(JSON.stringify(notes.data)).toContain("secret changed");
  expect((await app.call("GET", "Settings/Gateway")).status).toBe(401);
});

test("an empty secret leaves the one that is kept; a first one is asked for; what changed meanwhile is told", async () => {
  const { version } = (await staff("GET", "Settings/Gateway")).data as { version: number };
  expect((await use("Razorpay", { secret: "", eventSecret: "", version })).status).toBe(200);
  expect((await use("Razorpay", { version })).status).toBe(409);
  expect((await use("Cashfree", { secret: "" })).errors).toEqual({ secret: linkMessages.secretNeeded });
  expect((await use("Razorpay", { keyId: "" })).status).toBe(400);
  expect((await use("Razorpay", { secret: "with a space" })).status).toBe(400);
  expect((await use("Razorpay", { secret: "x".repeat(1_000_000) })).status).toBe(400);
  expect((await use("Stripe")).status).toBe(400);
});

test("a guest's page is made for the amount, and used again until it ends", async () => {
  await use("Razorpay");
  const { key, due, advance } = await addStay();
  gateway.asked.length = 0;
  const first = (await pay(key, advance)).data as Link;
  expect(first).toMatchObject({ amount: advance, url: expect.stringMatching(/^https:/) });
  expect((await pay(key, advance)).data).toEqual(first);
  expect(gateway.asked).toHaveLength(1);
  expect(gateway.asked[0]).toMatchObject({
    path: "/payment_links",
    body: { amount: advance * 100, currency: "INR", accept_partial: false },
  });
  expect(JSON.stringify(gateway.asked)).not.toContain("Pillai");
  const whole = (await pay(key, due)).data as Link;
  expect((await ofGuest(key)).links.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([
    advance,
    due,
  ]);
  app.clock.forward(86_400);
  await staff("POST", "auth/login", owner);
  expect((await ofGuest(key)).links).toEqual([]);
  expect(((await pay(key, due)).data as Link).url).not.toBe(whole.url);
});

test("only what is due can be paid: no other amount, nothing before it is accepted", async () => {
  const { key, due } = await addStay();
  for (const amount of [1, due - 1, due + 1])
    expect(await pay(key, amount)).toMatchObject({ status: 409, message: linkMessages.otherAmount });
  const { data } = await app.call("POST", "Booking", bookingFormFor(await addHotel(staff)));
  expect((await pay((data as { key: string }).key, due)).status).toBe(409);
  expect((await pay("nobody-has-this-key", due)).status).toBe(404);
  expect((await pay(key, 10 ** 12)).status).toBe(400);
});

test.each(["refusing", "garbled", "endless", "gone"] as const)(
  "of a gateway that is %s guests are told in words",
  async (mood) => {
    const { key, due } = await addStay();
    gateway.state.mood = mood;
    const refused = await pay(key, due);
    expect(refused.status).toBe(503);
    expect(refused.message).toContain("nothing was charged");
    expect((await ofGuest(key)).links).toEqual([]);
  },
);

test("while a gateway hangs a few wait for it, the others are told at once, and bookings are taken", async () => {
  const hung = await startFakeGateway();
  hung.state.mood = "silent";
  app.services.gatewayAddress = hung.address;
  const { key, due } = await addStay();
  const hotelId = await addHotel(staff);
  const told: number[] = [];
  const asked = Array.from({ length: 8 }, () => pay(key, due).then(({ status }) => told.push(status)));
  expect((await app.call("POST", "Booking", bookingFormFor(hotelId))).status).toBe(201);
  await expect.poll(() => told).toEqual([503, 503, 503, 503, 503]);
  await hung.stop();
  await Promise.all(asked);
  app.services.gatewayAddress = gateway.address;
  expect((await pay(key, due)).status).toBe(200);
});

test("pressed by two at once, there is one page, and the other one is taken back", async () => {
  const { key, due } = await addStay();
  gateway.asked.length = 0;
  const both = await Promise.all([pay(key, due), pay(key, due), pay(key, due)]);
  expect(new Set(both.map(({ data }) => (data as Link).url)).size).toBe(1);
  const taken = gateway.asked.filter(({ path }) => path.endsWith("/cancel"));
  expect(taken).toHaveLength(gateway.asked.length - taken.length - 1);
});

test("a page is taken back when the amount changes or the stay ends, and once more where that failed", async () => {
  const { id, key, due, advance } = await addStay();
  await pay(key, advance);
  await pay(key, due);
  const run = () => withdrawWrong(app.services, new AbortController().signal);
  await run();
  expect((await ofGuest(key)).links).toHaveLength(2);
  await staff("POST", "Payment", { bookingId: id, amount: 500, method: "Cash" });
  gateway.state.mood = "refusing";
  expect(await run()).toEqual({ withdrawn: 0 });
  gateway.state.mood = "well";
  expect(await run()).toEqual({ withdrawn: 2 });
  const left = due - 500;
  await pay(key, left);
  await staff("POST", "Booking/ending", { id, ending: "Cancelled", reason: "Asked", waive: true });
  expect(await run()).toEqual({ withdrawn: 1 });
  expect(gateway.asked.at(-1)?.path).toMatch(/^\/payment_links\/plink_\d+\/cancel$/);
});

test("Cashfree is asked in its own words, at its own addresses", async () => {
  await use("Cashfree", { mode: "test" });
  const { key, due } = await addStay();
  const made = await pay(key, due);
  expect(made.status).toBe(200);
  expect(gateway.asked.at(-1)).toMatchObject({
    path: "/links",
    body: {
      link_amount: due,
      link_currency: "INR",
      customer_details: { customer_phone: expect.any(String) },
    },
    headers: { "x-client-id": keys.keyId, "x-client-secret": keys.secret, "x-api-version": "2023-08-01" },
  });
  for (const [entered, told] of [
    ["09000000001", "9000000001"],
    ["+44 7700 900123", "447700900123"],
  ]) {
    const { key: another } = await addStay(entered);
    await pay(another, due);
    expect(gateway.asked.at(-1)?.body).toMatchObject({ customer_details: { customer_phone: told } });
  }
  await use("");
  expect((await ofGuest(key)).gateway).toBe("");
});
