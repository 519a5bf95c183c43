import { expect, test } from "vitest";
import type { Paper } from "#contract/papers.ts";
import { taxDefaults } from "#contract/tax-defaults.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, extraFormFor, idOf } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

async function addStay(): Promise<number> {
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId);
  return idOf(staff("POST", "Booking/desk", bookingFormFor(hotelId, { roomId })));
}

const ask = (bookingId: number, kind: string, more: object = {}) =>
  staff("POST", "Paper", { bookingId, kind, ...more });
async function read({ data }: { data: unknown }): Promise<Paper> {
  return (await staff("GET", `Paper/byId?Id=${(data as { id: number }).id}`)).data as Paper;
}

test("a GSTIN whose last character does not check is refused at its field, the company's and the buyer's", async () => {
  const wrong = "27AAPFU0939F1ZW";
  const settings = await staff("PUT", "Settings/Tax", { ...taxDefaults, gstin: wrong });
  expect([settings.status, Object.keys(settings.errors ?? {})]).toEqual([400, ["gstin"]]);
  const invoice = await ask(await addStay(), "invoice", { buyerGstin: wrong });
  expect([invoice.status, Object.keys(invoice.errors ?? {})]).toEqual([400, ["buyerGstin"]]);
});

test("a buyer without a GSTIN is the guest, and one with a name of its own has both", async () => {
  const id = await addStay();
  const own = await read(await ask(id, "proforma"));
  expect(own.guest).toMatchObject({ name: "Meera Pillai", gstin: "" });
  const business = await read(
    await ask(id, "proforma", { buyerName: "Walnut Ltd", buyerGstin: "27AAPFU0939F1ZV" }),
  );
  expect(business.guest).toMatchObject({ name: "Walnut Ltd", gstin: "27AAPFU0939F1ZV" });
});

test("a business's address is on its invoice, and one without is the same invoice as before", async () => {
  const id = await addStay();
  const buyer = { buyerName: "Walnut Ltd", buyerGstin: "27AAPFU0939F1ZV" };
  const address = "14 Mill Lane, Pune - 411001";
  const named = await read(await ask(id, "proforma", { ...buyer, buyerAddress: address }));
  expect(named.guest).toMatchObject({ name: "Walnut Ltd", address });
  const without = await read(await ask(id, "proforma", buyer));
  expect(without.guest).not.toHaveProperty("address");
  const again = await read(await ask(id, "proforma", { ...buyer, buyerAddress: "" }));
  expect([again.id, again.id === named.id]).toEqual([without.id, false]);
  const long = await ask(id, "proforma", { ...buyer, buyerAddress: "x".repeat(201) });
  expect([long.status, Object.keys(long.errors ?? {})]).toEqual([400, ["buyerAddress"]]);
});

test("of a stay without a total nothing is billed", async () => {
  const id = await addStay();
  await app.services.db.executor
    .updateTable("bookings")
    .set({ total_paise: null })
    .where("id", "=", id)
    .execute();
  for (const kind of ["proforma", "invoice"]) {
    const { status, message } = await ask(id, kind);
    expect([kind, status, message]).toEqual([kind, 409, "The total of this stay is not settled yet"]);
  }
});

test("a paper is of the day on which it is issued, whatever is sent, and nothing changes or deletes it", async () => {
  const id = await addStay();
  const issued = await read(await ask(id, "invoice", { issuedOn: "2029-01-01", number: "CO/1", total: 1 }));
  expect(issued).toMatchObject({
    issuedOn: "2030-06-01",
    number: expect.stringMatching(/^CO\/30-31\/\d{5}$/),
  });
  for (const [method, path] of [
    ["PUT", `Paper/${issued.id}`],
    ["PUT", "Paper"],
    ["DELETE", `Paper/byId?Id=${issued.id}`],
    ["DELETE", `Paper?Id=${issued.id}`],
  ] as const)
    expect([path, (await staff(method, path, { number: "CO/1" })).status]).toEqual([
      path,
      expect.toBeOneOf([404, 405]),
    ]);
  expect(await read({ data: { id: issued.id } })).toEqual(issued);
});

test("what is charged once names no night, and an invoice that named one is the same", async () => {
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId);
  for (const per of ["stay", "person", "night"])
    await staff(
      "POST",
      "Extra",
      extraFormFor(hotelId, { name: `By ${per}`, per, price: 500, asked: "always" }),
    );
  const id = await idOf(staff("POST", "Booking/desk", bookingFormFor(hotelId, { roomId })));
  const invoice = await read(await ask(id, "invoice"));
  const notes = invoice.content.lines.map(({ text, note }) => `${text}: ${note}`);
  expect(notes.toSorted()).toEqual([
    "By night: 2 nights × ₹500.00",
    "By person: 2 × ₹500.00",
    "By stay: ₹500.00",
    "Deluxe Double: 2 nights × ₹4,500.00",
  ]);
  const before = JSON.stringify(invoice.content)
    .replace('"₹500.00"', '"1 night × ₹500.00"')
    .replace('"2 × ₹500.00"', '"2 × 1 night × ₹500.00"');
  expect(before).toContain("2 × 1 night");
  const { executor } = app.services.db;
  await executor.updateTable("papers").set({ content: before }).where("id", "=", invoice.id).execute();
  expect((await read(await ask(id, "invoice"))).number).toBe(invoice.number);
});
