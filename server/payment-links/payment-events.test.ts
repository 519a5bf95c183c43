import { expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import type { GatewayName } from "#contract/payment-links.ts";
import type { Owing } from "#contract/reports.ts";
import { appOfFile, gatewayOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor } from "#test/support/factories.ts";
import { owner } from "#test/support/owner.ts";
import { cashfreeEvent, razorpayEvent } from "#test/support/fake-gateway.ts";

const app = appOfFile();
const staff = staffOfFile(app);
gatewayOfFile(app);

const secret = "demo-secret-of-api";
const eventSecret = "demo-secret-of-events";
const use = (name: GatewayName | "", more: object = {}) =>
  staff("PUT", "Settings/Gateway", { gateway: name, keyId: "demo_key", secret, eventSecret, ...more });

/** An accepted stay with an open link for all of it, as the gateway names it. */
async function addLink(name: GatewayName = "Razorpay") {
  await use(name);
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId);
  const { data } = await app.call("POST", "Booking", bookingFormFor(hotelId, { roomId }));
  const { id, key } = data as { id: number; key: string };
  await staff("PUT", `Booking/${id}`, bookingFormFor(hotelId, { roomId, status: "Accepted" }));
  const due = (await read(id)).due ?? 0;
  const made = await app.call("POST", "PaymentLink", { key, amount: due });
  if (made.status !== 200) throw new Error(made.message);
  const { gateway_id: linkId } = await app.services.db.executor
    .selectFrom("payment_links")
    .select("gateway_id")
    .where("booking_id", "=", id)
    .executeTakeFirstOrThrow();
  return { id, due, paise: due * 100, linkId };
}

const read = async (id: number) => (await staff("GET", `Booking/byId?Id=${id}`)).data as Booking;
const payments = async (id: number) => (await staff("GET", `Payment?bookingId=${id}`)).data as object[];
const stateOf = async (linkId: string) =>
  (
    await app.services.db.executor
      .selectFrom("payment_links")
      .select("state")
      .where("gateway_id", "=", linkId)
      .executeTakeFirst()
  )?.state;

type Sent = { body: string; headers: Record<string, string> };
async function tell({ body, headers }: Sent, name = "razorpay") {
  const init = { method: "POST", body, headers: { "content-type": "application/json", ...headers } };
  const reply = await app.app.request(`http://test.example/payment-events/${name}`, init, {});
  return { status: reply.status, text: await reply.text() };
}

let count = 0;
const fresh = () => {
  count += 1;
  return { number: `pay_${count}`, event: `event_${count}` };
};

test("told ten times, one after the other and at once, it is one payment", async () => {
  const { id, due, paise, linkId } = await addLink();
  const event = razorpayEvent(eventSecret, { linkId, paise, ...fresh() });
  const first = await tell(event);
  expect([first.status, first.text]).toEqual([200, '{"received":"recorded"}']);
  const again = await Promise.all(Array.from({ length: 9 }, () => tell(event)));
  expect(new Set(again.map(({ text }) => text))).toEqual(new Set(['{"received":"known"}']));
  expect(await payments(id)).toMatchObject([
    { amount: due, method: "Online", paymentReference: "pay_1", note: "Razorpay", paidOn: "2030-06-01" },
  ]);
  expect(await read(id)).toMatchObject({ paid: due, due: 0, over: 0 });
  expect(await stateOf(linkId)).toBe("Paid");
});

test("ten at once, and the same payment under other events, are one payment too", async () => {
  const { id, due, paise, linkId } = await addLink();
  const { number } = fresh();
  const events = Array.from({ length: 10 }, (_, index) =>
    razorpayEvent(eventSecret, { linkId, paise, number, event: `twin_${index % 5}` }),
  );
  await Promise.all(events.map((event) => tell(event)));
  expect(await read(id)).toMatchObject({ paid: due });
  expect(await payments(id)).toHaveLength(1);
});

test("what staff delete does not come back when it is told once more", async () => {
  const { id, paise, linkId } = await addLink();
  const event = razorpayEvent(eventSecret, { linkId, paise, ...fresh() });
  await tell(event);
  const [payment] = (await payments(id)) as { id: number }[];
  await staff("DELETE", `Payment/byId?Id=${payment?.id}`);
  expect((await tell(event)).text).toBe('{"received":"known"}');
  expect(await read(id)).toMatchObject({ paid: 0 });
});

test("with a wrong signature, or one of other bytes, nothing is taken in", async () => {
  const { id, paise, linkId } = await addLink();
  const { body, headers } = razorpayEvent(eventSecret, { linkId, paise, ...fresh() });
  const wrong: Sent[] = [
    { body, headers: {} },
    { body, headers: { ...headers, "x-razorpay-signature": "" } },
    { body, headers: { ...headers, "x-razorpay-signature": "ab".repeat(32) } },
    { body, headers: { ...headers, "x-razorpay-signature": "not hex at all" } },
    { body: `${body} `, headers },
    { body: body.replace(String(paise), String(paise * 2)), headers },
    razorpayEvent("another secret", { linkId, paise, ...fresh() }),
    razorpayEvent(secret, { linkId, paise, ...fresh() }),
  ];
  for (const sent of wrong) expect((await tell(sent)).status).toBe(403);
  expect((await tell({ body, headers }, "cashfree")).status).toBe(404);
  expect((await tell({ body, headers }, "paypal")).status).toBe(404);
  expect(await read(id)).toMatchObject({ paid: 0 });
});

test("what is too large, is no JSON or has no such shape is refused, whoever signed it", async () => {
  await addLink();
  const long = razorpayEvent(eventSecret, { linkId: "x".repeat(1_000_000), paise: 1, ...fresh() });
  expect((await tell(long)).status).toBe(413);
  const sign = async (text: string) => {
    const { createHmac } = await import("node:crypto");
    const signature = createHmac("sha256", eventSecret).update(text).digest("hex");
    return tell({ body: text, headers: { "x-razorpay-signature": signature } });
  };
  for (const text of ["", "null", "[]", "{", '{"event":"payment_link.paid"}'])
    expect((await sign(text)).status).toBe(400);
  expect((await sign('{"event":"payment.failed","payload":{}}')).text).toBe('{"received":"ignored"}');
});

test("out of order: paid after it ended counts, and ended after it was paid changes nothing", async () => {
  const { id, due, paise, linkId } = await addLink();
  for (const kind of ["expired", "cancelled"])
    expect((await tell(razorpayEvent(eventSecret, { linkId, kind, event: kind }))).text).toBe(
      '{"received":"noted"}',
    );
  expect(await stateOf(linkId)).toBe("Withdrawn");
  await tell(razorpayEvent(eventSecret, { linkId, paise, ...fresh() }));
  expect(await read(id)).toMatchObject({ paid: due });
  await tell(razorpayEvent(eventSecret, { linkId, kind: "expired", event: "late" }));
  expect(await stateOf(linkId)).toBe("Paid");
});

test("of a link that is not ours nothing is kept", async () => {
  await addLink();
  const told = await tell(razorpayEvent(eventSecret, { linkId: "plink_of_others", paise: 100, ...fresh() }));
  expect([told.status, told.text]).toEqual([200, '{"received":"unknown"}']);
});

test("paid after the stay was cancelled, the money is kept as over, and staff are told", async () => {
  const { id, due, paise, linkId } = await addLink();
  await staff("POST", "Booking/ending", { id, ending: "Cancelled", reason: "Asked for it", waive: true });
  await tell(razorpayEvent(eventSecret, { linkId, paise, ...fresh() }));
  expect(await read(id)).toMatchObject({ paid: due, over: due, due: 0, ending: "Cancelled" });
  const emails = (await staff("GET", "Notification?search=returned")).data as { subject: string }[];
  expect(emails[0]?.subject).toMatch(/^₹[\d,]+ came in for CO-\w+, of which ₹[\d,]+ are to be returned$/);
});

test("paid for a stay that was deleted meanwhile, it is recorded and told all the same", async () => {
  const { id, due, paise, linkId } = await addLink();
  await staff("DELETE", `Booking/byId?Id=${id}`);
  expect((await tell(razorpayEvent(eventSecret, { linkId, paise, ...fresh() }))).text).toContain("recorded");
  const [email] = (await staff("GET", "Notification?search=deleted")).data as {
    subject: string;
    text: string;
  }[];
  expect(email?.subject).toMatch(/^₹[\d,]+ came in for CO-\w+, which was deleted$/);
  expect(email?.text).toContain("The booking was deleted before the money came. Bring it back from the bin");
  await staff("PUT", `Booking/restore?Id=${id}`);
  expect(await read(id)).toMatchObject({ paid: due });
});

test("cancelled and paid at the same moment, in either order the sums are right", async () => {
  const { id, due, paise, linkId } = await addLink();
  const event = razorpayEvent(eventSecret, { linkId, paise, ...fresh() });
  await Promise.all([
    staff("POST", "Booking/ending", { id, ending: "Cancelled", reason: "Asked for it", waive: true }),
    tell(event),
    tell(event),
  ]);
  expect(await read(id)).toMatchObject({ paid: due, over: due, due: 0 });
});

test("recorded by hand under the same number for another amount, it is told and not recorded", async () => {
  const { id, paise, linkId } = await addLink();
  const { number, event } = fresh();
  await staff("POST", "Payment", { bookingId: id, amount: 1, method: "Online", reference: number });
  await tell(razorpayEvent(eventSecret, { linkId, paise, number, event }));
  expect(await read(id)).toMatchObject({ paid: 1 });
  const emails = (await staff("GET", "Notification?search=could not be recorded")).data as object[];
  expect(emails).toHaveLength(1);
});

test("recorded by hand under the same number and amount, it is the same money", async () => {
  const { id, due, paise, linkId } = await addLink();
  const { number, event } = fresh();
  await staff("POST", "Payment", { bookingId: id, amount: due, method: "Online", reference: number });
  await tell(razorpayEvent(eventSecret, { linkId, paise, number, event }));
  expect(await read(id)).toMatchObject({ paid: due, over: 0 });
});

test("money of another currency is told, and never taken for rupees", async () => {
  const { id, paise, linkId } = await addLink();
  await tell(razorpayEvent(eventSecret, { linkId, paise, currency: "USD", ...fresh() }));
  expect(await read(id)).toMatchObject({ paid: 0 });
  const [email] = (await staff("GET", "Notification?search=USD")).data as { subject: string }[];
  expect(email?.subject).toMatch(/^Money in USD came in for CO-\w+ and could not be recorded$/);
});

test("paid a third time, no more of it is over than came in", async () => {
  const { paise, linkId } = await addLink();
  for (let time = 0; time < 3; time += 1)
    await tell(razorpayEvent(eventSecret, { linkId, paise, ...fresh() }));
  const [last] = (await staff("GET", "Notification?search=returned")).data as { subject: string }[];
  const [, came, over] = /^(\S+) came in for CO-\w+, of which (\S+) are/.exec(last?.subject ?? "") ?? [];
  expect([came, over]).toEqual(["₹9,000", "₹9,000"]);
});

test("of money with paise the whole rupees are recorded, so that all sums agree, and staff are told the rest", async () => {
  const { id, due, linkId } = await addLink();
  await tell(razorpayEvent(eventSecret, { linkId, paise: 450_050, ...fresh() }));
  expect(await payments(id)).toMatchObject([{ amount: 4500, note: "Razorpay: ₹4,500.50" }]);
  await tell(razorpayEvent(eventSecret, { linkId, paise: (due - 4500) * 100 + 99, ...fresh() }));
  expect(await read(id)).toMatchObject({ paid: due, due: 0, over: 0, paymentStatus: "Paid" });
  await tell(razorpayEvent(eventSecret, { linkId, paise: 99, ...fresh() }));
  expect(await payments(id)).toHaveLength(2);
  const { owing, toReturn } = (await staff("GET", "Report/owing")).data as Owing;
  expect([...owing.accounts, ...toReturn.accounts].filter((one) => one.id === id)).toEqual([]);
  const emails = (await staff("GET", "Notification?search=4,500.50")).data as { text: string }[];
  expect(emails[0]?.text).toContain("₹4,500 of it are recorded.");
});

test("a fee that the guest pays on top is told and not recorded: what was asked is paid, and nothing is over", async () => {
  const { id, due, paise, linkId } = await addLink();
  const fee = 21_240;
  await tell(razorpayEvent(eventSecret, { linkId, paise, onTop: fee, fee, ...fresh() }));
  expect(await payments(id)).toMatchObject([
    { amount: due, note: "Razorpay: ₹212.40 more, which are Razorpay's fee" },
  ]);
  expect(await read(id)).toMatchObject({ paid: due, due: 0, over: 0, paymentStatus: "Paid" });
  const [email] = (await staff("GET", "Notification?search=212.40")).data as {
    subject: string;
    text: string;
  }[];
  expect(email?.subject).toMatch(/^₹9,000 came in for CO-\w+$/);
  expect(email?.text).toContain(
    "The guest paid ₹212.40 more, which are Razorpay's fee. That is not recorded.",
  );
  expect(email?.text).not.toContain("dashboard");
});

test("a fee that we pay ourselves is no part of what the guest paid", async () => {
  const { id, due, paise, linkId } = await addLink();
  await tell(razorpayEvent(eventSecret, { linkId, paise, fee: 21_240, ...fresh() }));
  expect(await payments(id)).toMatchObject([{ amount: due, note: "Razorpay" }]);
});

test("more than a link asked for, of which the gateway tells no fee, is not recorded, and staff look at it", async () => {
  for (const [name, sent] of [
    ["Razorpay", (told: object) => tell(razorpayEvent(eventSecret, { linkId: "", ...told, ...fresh() }))],
    [
      "Cashfree",
      (told: object) => tell(cashfreeEvent(secret, { linkId: "", ...told, number: "77001" }), "cashfree"),
    ],
  ] as const) {
    const { id, due, paise, linkId } = await addLink(name);
    await sent({ linkId, paise, onTop: 17_777 });
    expect(await payments(id)).toMatchObject([
      { amount: due, note: `${name}: ₹177.77 more than the link asked for` },
    ]);
    expect(await read(id)).toMatchObject({ paid: due, over: 0 });
    const [email] = (await staff("GET", "Notification?search=177.77")).data as { text: string }[];
    expect(email?.text).toContain(`Please look at it in ${name}'s dashboard: it is most likely a fee.`);
  }
});

test("the secret before counts for a week after it was changed, and so does a gateway that is off", async () => {
  const { id, due, paise, linkId } = await addLink();
  await use("Razorpay", { eventSecret: "a new secret of events".replaceAll(" ", "-") });
  await use("");
  await tell(razorpayEvent(eventSecret, { linkId, paise, ...fresh() }));
  expect(await read(id)).toMatchObject({ paid: due });
  app.clock.forward(8 * 86_400);
  await staff("POST", "auth/login", owner);
  expect((await tell(razorpayEvent(eventSecret, { linkId, paise, ...fresh() }))).status).toBe(403);
});

test("Cashfree's events are signed with time and secret, and have no id but what they say", async () => {
  const { id, due, paise, linkId } = await addLink("Cashfree");
  const event = cashfreeEvent(secret, { linkId, paise });
  const late = { ...event, headers: { ...event.headers, "x-webhook-timestamp": "1906524000001" } };
  expect((await tell(late, "cashfree")).status).toBe(403);
  expect((await tell(event, "cashfree")).text).toBe('{"received":"recorded"}');
  for (let time = 0; time < 9; time += 1)
    expect((await tell(event, "cashfree")).text).toBe('{"received":"known"}');
  expect(await payments(id)).toMatchObject([{ amount: due, paymentReference: "1021206", note: "Cashfree" }]);
  const ended = cashfreeEvent(secret, { linkId, status: "EXPIRED" });
  expect((await tell(ended, "cashfree")).text).toBe('{"received":"noted"}');
  expect(await stateOf(linkId)).toBe("Paid");
});
