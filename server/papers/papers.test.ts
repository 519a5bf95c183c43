import { beforeAll, beforeEach, expect, test } from "vitest";
import type { ListedPaper, Paper } from "#contract/papers.ts";
import { taxDefaults } from "#contract/tax-defaults.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, idOf } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);
let hotelId: number;

beforeAll(async () => {
  hotelId = await addHotel(staff);
});
beforeEach(() => setTax({}));

async function setTax(change: Partial<typeof taxDefaults>) {
  const { status } = await staff("PUT", "Settings/Tax", { ...taxDefaults, ...change });
  expect(status).toBe(200);
}
const registered = { gstin: "27AAPFU0939F1ZV" };

/** An accepted stay of two nights in a room of this rent. */
async function addStay(rent = 4500, change: Record<string, unknown> = {}) {
  const roomId = await addRoom(staff, hotelId, { rentPerNight: rent });
  const { data } = await app.call("POST", "Booking", bookingFormFor(hotelId, { roomId, ...change }));
  const { id, key } = data as { id: number; key: string };
  const form = bookingFormFor(hotelId, { roomId, status: "Accepted", ...change });
  expect((await staff("PUT", `Booking/${id}`, form)).status).toBe(200);
  return { id, key, form };
}

const ask = (bookingId: number, kind: string, more: Record<string, unknown> = {}) =>
  staff("POST", "Paper", { bookingId, kind, ...more });

async function issue(bookingId: number, kind: string, more: Record<string, unknown> = {}): Promise<Paper> {
  const { status, data, message } = await ask(bookingId, kind, more);
  expect([status, message]).toEqual([201, "Paper issued"]);
  const { id, number } = data as { id: number; number: string };
  const paper = (await staff("GET", `Paper/byId?Id=${id}`)).data as Paper;
  expect(paper.number).toBe(number);
  return paper;
}

async function pay(bookingId: number, amount: number, direction = "Received", by = staff): Promise<number> {
  return idOf(by("POST", "Payment", { bookingId, amount, method: "UPI", note: "", direction }));
}

const papersOf = async (id: number) => (await staff("GET", `Paper?bookingId=${id}`)).data as ListedPaper[];
const amountsOf = ({ content }: Paper) => content.taxes.map(({ text, paise }) => [text, paise]);

test("a company that is not registered issues papers without a tax line, in words and by number", async () => {
  const { id } = await addStay();
  const paymentId = await pay(id, 2700);
  const receipt = await issue(id, "receipt", { paymentId });
  expect(receipt).toMatchObject({
    number: expect.stringMatching(/^COR\/30-31\/\d{5}$/),
    title: "Receipt",
    issuedOn: "2030-06-01",
    issuedBy: "asha",
    totalPaise: 270_000,
    guest: { name: "Meera Pillai" },
    content: { taxes: [], words: "Rupees two thousand seven hundred only" },
  });
  const invoice = await issue(id, "invoice");
  expect(invoice).toMatchObject({ title: "Invoice", totalPaise: 900_000, content: { taxes: [] } });
  expect(invoice.content.lines).toMatchObject([{ note: "2 nights × ₹4,500.00", paise: 900_000 }]);
  const voucher = await issue(id, "voucher");
  expect(voucher).toMatchObject({ totalPaise: null, content: { lines: [], total: null, words: "" } });
  expect(JSON.stringify(voucher.content)).not.toContain("₹");
  expect((await papersOf(id)).map(({ kind }) => kind)).toEqual(["receipt", "invoice", "voucher"]);
});

test("the same paper asked for twice is one, and stays as it was issued whatever changes", async () => {
  const { id, form } = await addStay();
  const paymentId = await pay(id, 1000);
  const before = new Map<string, Paper>();
  for (const [kind, more] of [
    ["receipt", { paymentId }],
    ["proforma", {}],
    ["invoice", {}],
    ["voucher", {}],
  ] as const) {
    const paper = await issue(id, kind, more);
    expect((await issue(id, kind, more)).number).toBe(paper.number);
    before.set(kind, paper);
  }
  await staff("PUT", `Booking/${id}`, { ...form, customerName: "Somebody Else", checkOutDate: "2030-06-13" });
  for (const paper of before.values())
    expect((await staff("GET", `Paper/byId?Id=${paper.id}`)).data).toEqual(paper);
  const other = await ask(id, "invoice");
  expect([other.status, other.message]).toEqual([
    409,
    `${before.get("invoice")?.number} for ₹9,000.00 says something else. Issue its credit note first, then the new invoice.`,
  ]);
  const next = await issue(id, "proforma");
  expect(next.totalPaise).toBe(1_350_000);
  expect(next.number).not.toBe(before.get("proforma")?.number);
  expect((await issue(id, "receipt", { paymentId })).number).toBe(before.get("receipt")?.number);
});

test("a credit note takes the whole invoice back, once, and then a new one can be issued", async () => {
  await setTax(registered);
  const { id, form } = await addStay();
  expect((await ask(id, "credit note")).status).toBe(409);
  const invoice = await issue(id, "invoice");
  await staff("PUT", `Booking/${id}`, { ...form, checkOutDate: "2030-06-13" });
  const credit = await issue(id, "credit note");
  expect(credit).toMatchObject({ title: "Credit note", totalPaise: 900_000, creditsId: invoice.id });
  expect(credit.number).toMatch(/^COC\/30-31\/\d{5}$/);
  expect(credit.content.facts[0]).toEqual({
    label: "Takes back",
    value: `${invoice.number} of Sat, 1 Jun 2030`,
  });
  expect((await issue(id, "credit note")).number).toBe(credit.number);
  expect(await issue(id, "invoice")).toMatchObject({ totalPaise: 1_350_000 });
});

test("a registered company's invoice shows CGST and SGST by the value of each room and night", async () => {
  await setTax(registered);
  const cheap = await issue((await addStay(7875)).id, "invoice");
  expect(cheap.title).toBe("Tax invoice");
  expect(amountsOf(cheap)).toEqual([
    ["Taxable value at 5 %", 1_500_000],
    ["CGST 2.5 %", 37_500],
    ["SGST 2.5 %", 37_500],
  ]);
  const dear = await issue((await addStay(8850)).id, "invoice");
  expect(amountsOf(dear)).toEqual([
    ["Taxable value at 18 %", 1_500_000],
    ["CGST 9 %", 135_000],
    ["SGST 9 %", 135_000],
  ]);
  expect(dear.content.seller.lines).toContain("GSTIN 27AAPFU0939F1ZV");
  await setTax({ ...registered, firstFrom: "2031-01-01" });
  const { id } = await addStay();
  expect((await ask(id, "invoice")).message).toMatch(/^The table of tax rates has none for a night/);
});

test("an advance's receipt is a voucher with the tax in it; at 18 % while the price is not settled; money back names it", async () => {
  await setTax(registered);
  const { id } = await addStay();
  const paymentId = await pay(id, 2100);
  const voucher = await issue(id, "receipt", { paymentId });
  expect([voucher.title, amountsOf(voucher)]).toEqual([
    "Receipt voucher",
    [
      ["Taxable value at 5 %", 200_000],
      ["CGST 2.5 %", 5000],
      ["SGST 2.5 %", 5000],
    ],
  ]);
  const back = await issue(id, "receipt", { paymentId: await pay(id, 100, "Returned") });
  expect([back.title, back.totalPaise, back.content.notes]).toEqual([
    "Refund voucher",
    10_000,
    [`Paid before by ${voucher.number}.`],
  ]);
  await issue(id, "invoice");
  const later = await issue(id, "receipt", { paymentId: await pay(id, 500) });
  expect([later.title, amountsOf(later)]).toEqual(["Receipt", []]);
  const unsettled = await idOf(app.call("POST", "Booking", bookingFormFor(await addHotel(staff))));
  const first = await issue(unsettled, "receipt", { paymentId: await pay(unsettled, 1180) });
  expect(amountsOf(first)[0]).toEqual(["Taxable value at 18 %", 100_000]);
  expect((await ask(unsettled, "proforma")).message).toBe("The total of this stay is not settled yet");
});

test("what cannot be issued is said: no payment, no acceptance, nothing owed, another's payment", async () => {
  const { id, form } = await addStay();
  const other = await addStay();
  const paymentId = await pay(other.id, 100);
  const wrong = { paymentId: "Name a payment of this booking" };
  expect((await ask(id, "receipt")).errors).toEqual(wrong);
  expect((await ask(id, "receipt", { paymentId })).errors).toEqual(wrong);
  expect((await ask(id, "letter")).errors).toEqual({ kind: "Choose the kind of paper" });
  expect((await ask(99_999, "invoice")).errors).toEqual({
    bookingId: "This booking does not exist, or no longer",
  });
  expect((await ask(id, "invoice", { buyerGstin: "27AAPFU0939F1ZW" })).errors).toHaveProperty("buyerGstin");
  await staff("PUT", `Booking/${id}`, { ...form, status: "Pending" });
  expect((await ask(id, "invoice")).status).toBe(409);
  expect((await ask(id, "voucher")).status).toBe(409);
  expect((await ask(id, "proforma")).status).toBe(201);
  await staff("PUT", `Booking/${id}`, { ...form, status: "Rejected" });
  expect((await ask(id, "invoice")).message).toMatch(/^Nothing is owed/);
});

test("of a cancelled stay the charge is invoiced, once the owner has said its rate, and its invoice taken back first", async () => {
  await setTax(registered);
  const { id } = await addStay(4500, { checkInDate: "2030-06-02", checkOutDate: "2030-06-04" });
  const invoice = await issue(id, "invoice");
  expect((await staff("POST", "Booking/ending", { id, ending: "Cancelled" })).status).toBeLessThan(300);
  const { charge } = (await staff("GET", `Booking/byId?Id=${id}`)).data as { charge: number };
  expect(charge).toBeGreaterThan(0);
  expect((await ask(id, "invoice")).message).toMatch(/^Which rate of tax a cancellation charge has/);
  await setTax({ ...registered, chargePercent: "18" });
  expect((await ask(id, "invoice")).message).toContain(invoice.number);
  await issue(id, "credit note");
  const charged = await issue(id, "invoice");
  expect(charged.totalPaise).toBe(charge * 100);
  expect(charged.content.taxes[0]?.text).toBe("Taxable value at 18 %");
  expect((await ask(id, "voucher")).status).toBe(409);
});

test("guests see the papers of their own stay by its key, and no others", async () => {
  const one = await addStay();
  const other = await addStay();
  const mine = await issue(one.id, "voucher");
  const theirs = await issue(other.id, "voucher");
  const list = await app.call("GET", `Paper/ofGuest?key=${one.key}`);
  expect(list.data).toMatchObject([{ id: mine.id, number: mine.number }]);
  expect(JSON.stringify(list.data)).not.toContain("asha");
  const own = await app.call("GET", `Paper/byKey?key=${one.key}&Id=${mine.id}`);
  expect(own.data).toMatchObject({ number: mine.number, guest: { name: "Meera Pillai" } });
  expect((await app.call("GET", `Paper/byKey?key=${one.key}&Id=${theirs.id}`)).status).toBe(404);
  expect((await app.call("GET", `Paper/ofGuest?key=nothing`)).status).toBe(404);
  expect((await app.call("GET", `Paper?bookingId=${one.id}`)).status).toBe(401);
});

test("numbers begin anew with the financial year, at midnight in Kashmir", async () => {
  const { id } = await addStay();
  const numberAt = async (moment: string) => {
    const now = app.clock.now();
    app.clock.forward((Date.parse(moment) - now.getTime()) / 1000);
    const renewed = await app.signIn();
    const paymentId = await pay(id, 1, "Received", renewed);
    const { data } = await renewed("POST", "Paper", { bookingId: id, kind: "receipt", paymentId });
    return (data as { number: string }).number;
  };
  const last = await numberAt("2031-03-31T18:29:00Z");
  expect(last).toMatch(/^COR\/30-31\//);
  expect(await numberAt("2031-03-31T18:30:00Z")).toBe("COR/31-32/00001");
});
