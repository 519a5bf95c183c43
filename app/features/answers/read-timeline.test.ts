import { expect, test } from "vitest";
import type { Client } from "#contract/client.ts";
import type { Payment } from "#contract/payments.ts";
import { paymentEvent, readTimeline } from "./read-timeline.ts";

const at = "2030-06-01T06:30:00.000Z";

const payment = (change: Partial<Payment>) =>
  paymentEvent({
    amount: 3900,
    direction: "Received",
    method: "Cash",
    paidOn: "2030-06-01",
    createdAt: at,
    ...change,
  } as Payment);

test.each([
  [{}, "Paid", "₹3,900, Cash"],
  [{ paidOn: "2030-05-28" }, "Paid", "₹3,900, Cash, on 28 May"],
  [{ paidOn: "2029-12-30" }, "Paid", "₹3,900, Cash, on 30 Dec 2029"],
  [{ createdAt: "2030-05-31T19:00:00.000Z" }, "Paid", "₹3,900, Cash"],
  [{ direction: "Returned", method: "UPI" }, "Given back", "₹3,900, UPI"],
  [{ direction: "Returned", method: "Credit" }, "Kept", "₹3,900, for a later stay"],
] as [Partial<Payment>, string, string][])(
  "money with %j is told with what was done and its day",
  (change, what, about) => {
    expect(payment(change)).toMatchObject({ what, about });
  },
);

/** The events of a change by Asha, of these fields after it. */
async function eventsOf(after: Record<string, string>) {
  const fields = Object.entries(after).map(([name, now]) => ({ name, before: "", after: now }));
  const change = { id: 1, at, by: "asha", action: "changed", fields };
  const list = async () => ({ ok: true, data: [change] });
  const api = { changeLog: { list }, outbox: { list } } as unknown as Client;
  const events = await readTimeline(api, "bookings", { id: 1 });
  return events.map(({ what, about }) => `${what} ${about}`);
}

test("of a changed total both amounts are told", async () => {
  expect(await eventsOf({ "Check-out": "2030-06-13", "Total, ₹": "14800" })).toEqual([
    "Changed check-out, total from none to ₹14,800, by asha",
  ]);
});

test.each([
  [
    { Status: "Rejected", Ending: "Cancelled", Reason: "ill", Charge: "₹11,100" },
    ["Cancelled ill, charge ₹11,100, by asha"],
  ],
  [{ Status: "Rejected", Ending: "Cancelled", Charge: "₹0" }, ["Cancelled nothing charged, by asha"]],
  [{ Status: "Rejected", Ending: "No show", Charge: "Waived" }, ["No show charge waived, by asha"]],
  [{ Status: "Accepted", Ending: "" }, ["Accepted again, by asha"]],
  [{ Status: "Rejected", Rooms: "2" }, ["Rejected by asha", "Changed rooms, by asha"]],
])("a stay's end is one event, with its charge: %j", async (after, events) => {
  expect(await eventsOf(after)).toEqual(events);
});

test.each([
  ["reviews", "Written on the website"],
  ["bookings", "Asked on the website"],
] as const)("how the first of %s came is told in its own word", async (kind, told) => {
  const list = async () => ({ ok: true, data: [] });
  const api = { changeLog: { list }, outbox: { list } } as unknown as Client;
  const events = await readTimeline(api, kind, { id: 1, createdAt: at });
  expect(events.map(({ what, about }) => `${what} ${about}`)).toEqual([told]);
});
