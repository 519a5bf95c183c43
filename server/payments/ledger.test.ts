import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { verifySite } from "#server/verify/verify-site.ts";
import { appOfFile, gatewayOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor } from "#test/support/factories.ts";
import { razorpayEvent } from "#test/support/fake-gateway.ts";

const app = appOfFile();
const staff = staffOfFile(app);
gatewayOfFile(app);
const keys = { keyId: "demo_key", secret: "demo-secret-of-api", eventSecret: "demo-secret-of-events" };

const which = fc.nat(1);
const amount = fc.constantFrom(1, 999, 2250, 4500, 9000, 20_000);
const little = fc.constantFrom(1, 999, 2250);
const number = fc.nat(5).map((value) => String(412_077_889_900 + value));
const act = fc.oneof(
  fc.record({ act: fc.constantFrom("pay", "claim", "event"), which, amount, number }),
  fc.record({ act: fc.constantFrom("return", "keep", "use"), which, amount: little }),
  fc.record({
    act: fc.constantFrom("found", "not found", "delete payment", "restore payment"),
    one: fc.nat(9),
  }),
  fc.record({
    act: fc.constantFrom(
      "cancel",
      "waive",
      "take back",
      "take back",
      "delete",
      "restore",
      "restore",
      "link",
      "link",
    ),
    which,
  }),
  fc.record({
    act: fc.constantFrom("accept", "accept", "accept", "reject", "wait"),
    which,
    total: fc.constantFrom(2000, 9000, 15_000),
  }),
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;
type Stay = { id: number; key: string; reference: string; hotelId: number; roomId: number };
type Desk = { stays: [Stay, Stay]; claims: number[]; payments: number[]; run: number };

let runs = 0;
async function openDesk(): Promise<Desk> {
  runs += 1;
  return { stays: [await addStay(), await addStay()], claims: [], payments: [], run: runs };
}

async function addStay(): Promise<Stay> {
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId);
  const { data } = await app.call("POST", "Booking", bookingFormFor(hotelId, { roomId }));
  const stay = { ...(data as Omit<Stay, "hotelId" | "roomId">), hotelId, roomId };
  await staff("PUT", `Booking/${stay.id}`, bookingFormFor(hotelId, { roomId, status: "Accepted" }));
  return stay;
}

const statuses = { accept: "Accepted", reject: "Rejected", wait: "Pending" } as const;

/** Does one act, and returns the status that it was answered with. */
async function take(desk: Desk, each: Act): Promise<number> {
  if ("one" in each) return settle(desk, each);
  const stay = desk.stays[each.which] ?? desk.stays[0];
  if ("total" in each) {
    const { hotelId, roomId } = stay;
    const form = bookingFormFor(hotelId, { roomId, status: statuses[each.act], total: each.total });
    return (await staff("PUT", `Booking/${stay.id}`, form)).status;
  }
  if ("amount" in each) return money(desk, stay, each);
  return change(stay, each.act);
}

async function settle({ claims, payments }: Desk, { act, one }: Extract<Act, { one: number }>) {
  const claim = claims[one % Math.max(1, claims.length)] ?? 0;
  const payment = payments[one % Math.max(1, payments.length)] ?? 0;
  if (act === "found" || act === "not found")
    return (await staff("PUT", `PaymentClaim/${claim}`, { found: act === "found" })).status;
  if (act === "delete payment") return (await staff("DELETE", `Payment/byId?Id=${payment}`)).status;
  return (await staff("PUT", `Payment/restore?Id=${payment}`)).status;
}

async function change({ id, key }: Stay, act: string): Promise<number> {
  const ending = { id, ending: "Cancelled", reason: "Snow", waive: act === "waive" };
  if (act === "cancel" || act === "waive") return (await staff("POST", "Booking/ending", ending)).status;
  if (act === "take back") return (await staff("DELETE", `Booking/ending?Id=${id}`)).status;
  if (act === "delete") return (await staff("DELETE", `Booking/byId?Id=${id}`)).status;
  if (act === "restore") return (await staff("PUT", `Booking/restore?Id=${id}`)).status;
  const stay = (await staff("GET", `Booking/byId?Id=${id}`)).data as Booking | null;
  return (await app.call("POST", "PaymentLink", { key, amount: stay?.due ?? 1 })).status;
}

async function money(desk: Desk, stay: Stay, each: Extract<Act, { amount: number }>): Promise<number> {
  const { amount } = each;
  if (each.act === "event") return tellEvent(desk, stay, each);
  if (each.act === "claim") {
    const reference = ownNumber(desk, each.number);
    const reply = await app.call("POST", "PaymentClaim", { key: stay.key, amount, reference });
    if (reply.status === 201) desk.claims.push((reply.data as { id: number }).id);
    return reply.status;
  }
  const other = desk.stays.find(({ id }) => id !== stay.id);
  const forms: Record<string, object> = {
    pay: { method: "UPI", reference: "number" in each ? ownNumber(desk, each.number) : "" },
    return: { method: "Cash", direction: "Returned" },
    keep: { method: "Credit", direction: "Returned" },
    use: { method: "Credit", reference: other?.reference },
  };
  const reply = await staff("POST", "Payment", { bookingId: stay.id, amount, ...forms[each.act] });
  if (reply.status === 201) desk.payments.push((reply.data as { id: number }).id);
  return reply.status;
}

const ownNumber = ({ run }: Desk, number: string) => `${number}${run}`;

async function tellEvent(desk: Desk, { id }: Stay, { amount, number }: { amount: number; number: string }) {
  const link = await app.services.db.executor
    .selectFrom("payment_links")
    .select("gateway_id")
    .where("booking_id", "=", id)
    .executeTakeFirst();
  const paid = { linkId: link?.gateway_id ?? "none", paise: amount * 100, number: ownNumber(desk, number) };
  const { body, headers } = razorpayEvent(keys.eventSecret, { ...paid, event: `${desk.run} ${number}` });
  const init = { method: "POST", body, headers: { "content-type": "application/json", ...headers } };
  return (await app.app.request("http://test.example/payment-events/razorpay", init, {})).status;
}

/** Counts anew from the stored payments what each stay says of its money. */
async function agrees({ stays }: Desk, story: string): Promise<void> {
  const ids = stays.map(({ id }) => id);
  const db = app.services.db.executor;
  const all = await db.selectFrom("payments").selectAll().where("booking_id", "in", ids).execute();
  const counted = all.filter(({ deleted_at }) => deleted_at === null);
  const numbers = counted.filter(({ credit_of, reference }) => credit_of === null && reference !== "");
  expect(new Set(numbers.map(({ reference }) => reference)).size, story).toBe(numbers.length);
  for (const id of ids) {
    const row = await db.selectFrom("bookings").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const sum = counted
      .filter(({ booking_id }) => booking_id === id)
      .reduce((all, { paise }) => all + paise, 0);
    const kept = counted
      .filter(({ credit_of }) => credit_of === id)
      .reduce((all, { paise }) => all - paise, 0);
    expect(row.paid_paise, story).toBe(sum);
    expect(sum, story).toBeGreaterThanOrEqual(0);
    expect(kept, story).toBeGreaterThanOrEqual(0);
    if (row.deleted_at !== null) continue;
    const { paid, due, over, total, charge, status, ending } = (await staff("GET", `Booking/byId?Id=${id}`))
      .data as Booking;
    const owed = ending ? charge : status === "Rejected" ? 0 : total;
    expect(paid, story).toBe(sum / 100);
    if (owed !== null && due !== null) expect(paid + due - over, story).toBe(owed);
    expect(Math.min(due ?? 0, over), story).toBe(0);
  }
}

test("through any acts of staff, guests and gateways paid + due − over is owed, no number counts twice, and the checks find nothing", async () => {
  await staff("PUT", "Settings/Gateway", { gateway: "Razorpay", ...keys });
  const acts = fc.array(act, { minLength: 40, maxLength: 80, size: "max" });
  const property = fc.asyncProperty(acts, async (taken) => {
    const desk = await openDesk();
    for (const each of taken) {
      const status = await take(desk, each);
      expect(status, JSON.stringify(each)).toBeLessThan(500);
      await agrees(desk, JSON.stringify(each));
    }
  });
  await fc.assert(property, { numRuns: 25, endOnFailure: true });
  const { findings } = await verifySite(app.services.db, app.store, app.services.clock.now());
  expect(findings).toEqual([]);
}, 300_000);
