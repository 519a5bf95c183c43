import { beforeAll, expect, test } from "vitest";
import { appOfFile, gatewayOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addPackage, cabFormFor, enquiryFormFor } from "#test/support/factories.ts";
import { razorpayEvent } from "#test/support/fake-gateway.ts";
import { withdrawWrong } from "./withdraw-links.ts";

const app = appOfFile();
const staff = staffOfFile(app);
const gateway = gatewayOfFile(app);
const eventSecret = "demo-secret-of-events";

beforeAll(async () => {
  const keys = { keyId: "demo_key", secret: "demo-secret-of-api", eventSecret };
  await staff("PUT", "Settings/Gateway", { gateway: "Razorpay", ...keys });
});

const kinds = [
  ["PackageBooking", "packageBookingId", "package_booking_id", "packageBookings"],
  ["CabBooking", "cabBookingId", "cab_booking_id", "cabBookings"],
] as const;
type Path = (typeof kinds)[number][0];

async function ask(path: Path) {
  const form = path === "CabBooking" ? cabFormFor() : enquiryFormFor(await addPackage(staff));
  const { id, key } = (await app.call("POST", path, form)).data as { id: number; key: string };
  return { id, key, form };
}

/** Staff and guest agree on ₹9,000, or another answer. */
async function agree(path: Path, { id, form }: { id: number; form: object }, change: object = {}) {
  const { version } = (await staff("GET", `${path}/byId?Id=${id}`)).data as { version: number };
  const agreed = { ...form, status: "Accepted", total: 9000, ...change, version };
  expect((await staff("PUT", `${path}/${id}`, agreed)).status).toBe(200);
}

const open = (key: string, amount: number) => app.call("POST", "PaymentLink", { key, amount });
const ofGuest = async (key: string) =>
  (await app.call("GET", `PaymentLink?key=${key}`)).data as { gateway: string; links: { amount: number }[] };
const read = async (path: Path, id: number) => (await staff("GET", `${path}/byId?Id=${id}`)).data;

async function linkOf(column: (typeof kinds)[number][2], id: number): Promise<string> {
  const links = app.services.db.executor.selectFrom("payment_links").select("gateway_id");
  return (await links.where(column, "=", id).orderBy("id", "desc").executeTakeFirstOrThrow()).gateway_id;
}

let told = 0;
async function tell(linkId: string, rupees: number) {
  told += 1;
  const one = { number: `pay_${told}`, event: `event_${told}` };
  const { body, headers } = razorpayEvent(eventSecret, { linkId, paise: rupees * 100, ...one });
  const init = { method: "POST", body, headers: { "content-type": "application/json", ...headers } };
  const send = async () =>
    (await app.app.request("http://test.example/payment-events/razorpay", init, {})).text();
  return { send, number: one.number };
}

for (const [path, field, column, kind] of kinds) {
  test(`${path}: what was agreed on is paid at the gateway's page, and told ten times it is one payment`, async () => {
    const asked = await ask(path);
    const { id, key } = asked;
    expect((await open(key, 9000)).status).toBe(409);
    await agree(path, asked);
    expect((await open(key, 4500)).status).toBe(409);
    const [first, second] = await Promise.all([open(key, 9000), open(key, 9000)]);
    expect([first.status, second.data]).toEqual([200, first.data]);
    expect(await ofGuest(key)).toMatchObject({ gateway: "Razorpay", links: [{ amount: 9000 }] });
    // Where a guest goes is nothing that a gateway needs.
    const about = JSON.stringify(
      gateway.asked.filter(({ path: to }) => to === "/payment_links").at(-1)?.body,
    );
    expect(about).toMatch(/(Tour|Cab), (PKG|CAB)-/);
    const { send, number } = await tell(await linkOf(column, id), 9000);
    const replies = [await send(), ...(await Promise.all(Array.from({ length: 9 }, send)))];
    expect(replies.filter((reply) => reply.includes("recorded"))).toHaveLength(1);
    expect(await read(path, id)).toMatchObject({ total: 9000, paid: 9000, due: 0, over: 0 });
    expect((await staff("GET", `Payment?${field}=${id}`)).data).toMatchObject([
      { amount: 9000, method: "Online", paymentReference: number, note: "Razorpay" },
    ]);
    expect((await ofGuest(key)).links).toEqual([]);
    const [change] = (await staff("GET", `ChangeLog?kind=${kind}&recordId=${id}`)).data as object[];
    expect(change).toMatchObject({ by: "Razorpay", title: expect.stringMatching(/(PKG|CAB)-/) });
  });

  test(`${path}: a page is taken back when the total changes or it is rejected; money that comes in late is over`, async () => {
    const asked = await ask(path);
    const { id, key } = asked;
    const run = () => withdrawWrong(app.services, new AbortController().signal);
    await agree(path, asked);
    await open(key, 9000);
    expect(await run()).toEqual({ withdrawn: 0 });
    await agree(path, asked, { total: 8000 });
    expect(await run()).toEqual({ withdrawn: 1 });
    await open(key, 8000);
    const linkId = await linkOf(column, id);
    await agree(path, asked, { total: 8000, status: "Rejected" });
    await (await tell(linkId, 8000)).send();
    expect(await read(path, id)).toMatchObject({ paid: 8000, due: 0, over: 8000 });
    const emails = (await staff("GET", "Notification?search=returned")).data as {
      subject: string;
      text: string;
    }[];
    expect(emails[0]?.subject).toMatch(
      /^₹8,000 came in for (PKG|CAB)-\w+, of which ₹8,000 are to be returned$/,
    );
    expect(emails[0]?.text).toContain("The booking was rejected before the money came.");
  });

  test(`${path}: paid after it was deleted, it is recorded all the same`, async () => {
    const asked = await ask(path);
    await agree(path, asked);
    await open(asked.key, 9000);
    const linkId = await linkOf(column, asked.id);
    await staff("DELETE", `${path}/byId?Id=${asked.id}`);
    expect(await (await tell(linkId, 9000)).send()).toContain("recorded");
    await staff("PUT", `${path}/restore?Id=${asked.id}`);
    expect(await read(path, asked.id)).toMatchObject({ paid: 9000 });
  });
}
