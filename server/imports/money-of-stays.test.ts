import { beforeAll, expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { createClient } from "#contract/client.ts";
import type { Payment } from "#contract/payments.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { findExport } from "#app/features/export/export-list.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, carryOutImport, sendFile } from "#test/support/factories.ts";

/* A company that moves in has for each stay what it costs and what came in: staff need not type it again. */

const app = appOfFile();
const staff = staffOfFile(app);
let roomId = 0;
let today = "";

beforeAll(async () => {
  roomId = await addRoom(staff, await addHotel(staff, { hotelName: "Pine House" }), { noOfRooms: 9 });
  today = todayInKashmir(app.services.clock.now());
});

const preview = (text: string, kind = "bookings") => sendFile(staff, kind, text);

async function bring(text: string, kind = "bookings"): Promise<string> {
  const { token, page, faulty } = await preview(text, kind);
  expect([faulty, page.flatMap(({ faults }) => faults)]).toEqual([0, []]);
  expect(await carryOutImport(staff, token)).toMatchObject({ state: "done", faulty: 0 });
  expect((await staff("POST", "Import", { token })).message).toBe("Imported");
  return token;
}

const register = (columns: string, ...rows: string[]) =>
  [`Guest,Mobile,Hotel,Room type,Check-in,Check-out,Status,${columns}`, ...rows].join("\n");
const coming = (name: string, money: string, status = "Accepted", room = "Deluxe Double") =>
  `${name},9000000001,Pine House,${room},${addDays(today, 20)},${addDays(today, 23)},${status},${money}`;
const past = (name: string, money: string) =>
  `${name},9000000001,Pine House,,${addDays(today, -23)},${addDays(today, -20)},Completed,${money}`;

async function stayOf(name: string) {
  const [stay] = (await staff("GET", `Booking?search=${name}`)).data as (Booking & { chlids: number })[];
  if (!stay) throw new Error(`there is no stay of ${name}`);
  const payments = (await staff("GET", `Payment?bookingId=${stay.id}`)).data as Payment[];
  return { ...stay, payments };
}

test("a stay to come has the total of its register, and its advance as a payment", async () => {
  const columns = "Total amount,Advance,Mode,Advance date";
  await bring(register(columns, coming("Asha", `"Rs. 15,000/-","4,000",GPay,${addDays(today, -2)}`)));
  const { payments, ...stay } = await stayOf("Asha");
  expect(stay).toMatchObject({ status: "Accepted", roomId, total: 15_000, paid: 4000, due: 11_000 });
  expect(payments).toMatchObject([{ amount: 4000, method: "UPI", paidOn: addDays(today, -2) }]);
});

test("money whose day and way are not in the file came in as cash, today or on the day of departure", async () => {
  await bring(register("Total,Paid", coming("Bilal", "9000,2000"), past("Chandra", "9000,9000")));
  expect((await stayOf("Bilal")).payments).toMatchObject([{ method: "Cash", paidOn: today }]);
  const { payments, ...stay } = await stayOf("Chandra");
  expect(stay).toMatchObject({ status: "Completed", total: 9000, paid: 9000, due: 0, paymentStatus: "Paid" });
  expect(payments).toMatchObject([{ method: "Cash", paidOn: addDays(today, -20) }]);
});

test("of a stay that is over an advance alone is not taken, and the preview says so", async () => {
  const text = register("Total,Advance", past("Deepa", "9000,2000"), coming("Deepika", "9000,nil"));
  const [row] = (await preview(text)).page;
  const shown = Object.fromEntries((row?.values ?? []).map(({ name, value }) => [name, value]));
  expect(shown).toMatchObject({ Total: "₹9,000, not taken", Advance: "₹2,000, not taken" });
  await bring(text);
  expect(await stayOf("Deepa")).toMatchObject({ total: null, paid: 0, payments: [] });
  expect(await stayOf("Deepika")).toMatchObject({ total: 9000, paid: 0, payments: [] });
});

test("money that is not understood, is later than today, or cannot be, is a fault in its column", async () => {
  const row = coming("Esha", `about 9,4000,3000,50000,${addDays(today, 1)},Barter`).replace("about 9", "9k");
  const { page } = await preview(register("Total,Advance,Paid,To give back,Paid on,Paid by", row));
  expect(page[0]?.faults.map(({ column, message }) => `${column}: ${message}`)).toEqual([
    "Total: “9k” is no amount: write it in digits alone, such as 5000",
    "Paid by: “Barter” is no way to pay: write UPI, Cash, Card, Bank transfer or Online, or choose “Not in this file” for it under Columns",
  ]);
  const faultOf = async (columns: string, money: string) =>
    (await preview(register(columns, coming("Esha", money)))).page[0]?.faults;
  expect(await faultOf("Paid,Paid on", `500,${addDays(today, 1)}`)).toEqual([
    { column: "Paid on", message: "The day cannot be after today" },
  ]);
  expect(await faultOf("Advance,Paid", "4000,3000")).toEqual([
    { column: "Paid", message: "This is less than the advance: write all that came in" },
  ]);
  expect(await faultOf("Paid,Over (INR)", "4000,5000")).toEqual([
    { column: "Over (INR)", message: "More is to be given back than came in" },
  ]);
});

test("a row without dates that has money is a fault like another, such as the totals at the end of a register", async () => {
  const totals = "TOTAL,,,,,,,27000,6000";
  const short = coming("Farhat", "9000,2000").replace(addDays(today, 23), "2 days");
  const { page, faulty, note } = await preview(
    register("Total,Advance", coming("Farid", "9000,4000"), short, totals),
  );
  expect([faulty, note]).toEqual([2, ""]);
  expect(page.map(({ faults }) => faults.map(({ column }) => column))).toEqual([
    [],
    ["Check-out"],
    ["Hotel", "Mobile", "Check-in", "Check-out"],
  ]);
});

test("a register names houses shortly, and its columns as registers do", async () => {
  await addHotel(staff, { hotelName: "HB Noor-e-Dal" });
  const other = await addHotel(staff, { hotelName: "Hotel Larch View" });
  await addRoom(staff, other, { noOfRooms: 4 });
  const columns = "Guest,Mobile,Hotel,Category,Nos,Check in,Check out";
  const row = (house: string) =>
    `Ghazala,9000000001,${house},deluxe-double,2,${addDays(today, 30)},${addDays(today, 32)}`;
  const houses = ["Larch View", "HB Larch View", "Houseboat Noor e Dal", "Hotel Noor-e-Dal", "Hotel"];
  const { page } = await preview([columns, ...houses.map(row)].join("\n"));
  expect(page.map(({ faults }) => faults[0]?.message)).toEqual([
    undefined,
    "There is no hotel named “HB Larch View”",
    "This hotel has no rooms of the type “deluxe-double”",
    "There is no hotel named “Hotel Noor-e-Dal”",
    "There is no hotel named “Hotel”",
  ]);
  await bring([columns, row("larch view")].join("\n"));
  expect(await stayOf("Ghazala")).toMatchObject({ hotelId: other, rooms: 2 });
});

test("nights stand for the day of departure", async () => {
  const row = `Gauhar,9000000001,Pine House,Deluxe Double,${addDays(today, 20)},3 N,"9,000"`;
  await bring(["Guest,Mobile,Hotel,Room type,Arrival,No. of nights,Total", row].join("\n"));
  expect(await stayOf("Gauhar")).toMatchObject({ checkOutDate: addDays(today, 23), nights: 3, total: 9000 });
});

test("the total of a register outlives a corrected number, and is that of the room type that is then chosen", async () => {
  await bring(register("Total,Paid", past("Farah", "8000,8000"), coming("Gul", "8000,500", "Pending", "")));
  for (const name of ["Farah", "Gul"]) {
    const { payments, id, ...stored } = await stayOf(name);
    const change = (more: object) => staff("PUT", `Booking/${id}`, { ...stored, version: "", ...more });
    expect((await change({ phoneNo: "9000000009" })).data).toMatchObject({ total: 8000, paid: stored.paid });
    expect((await change({ roomId })).data).toMatchObject({ roomId, total: 8000, paid: stored.paid });
    expect(payments).toHaveLength(1);
  }
});

test("an import is undone with its payments, but not once there is another one", async () => {
  const token = await bring(register("Total,Advance", coming("Habib", "9000,2000")));
  const { id, payments } = await stayOf("Habib");
  const { data } = await staff("POST", "Payment", { bookingId: id, amount: 100, method: "Cash" });
  const refused = await staff("PUT", "Import/undo", { token });
  expect([refused.status, refused.message]).toEqual([409, expect.stringMatching(/Habib.* has payments$/)]);
  expect((await stayOf("Habib")).paid).toBe(2100);
  await staff("DELETE", `Payment/byId?Id=${(data as { id: number }).id}`);
  expect((await staff("PUT", "Import/undo", { token })).status).toBe(200);
  expect((await staff("GET", `Booking?search=Habib`)).data).toEqual([]);
  expect((await staff("GET", "Payment?search=Habib")).data).toEqual([]);
  expect(payments).toHaveLength(1);
});

test("a register of more stays than are taken back at once is undone with the payments of each", async () => {
  const before = (await staff("GET", "Payment")).pageInfo?.totalRecords;
  const unpaid = Array.from({ length: 60 }, (_, row) => past(`Iqbal ${row}`, ","));
  await bring(register("Total,Paid", ...unpaid), "guests");
  const paid = Array.from({ length: 60 }, (_, row) => past(`Javid ${row}`, "8000,8000"));
  const token = await bring(register("Total,Paid", ...paid), "guests");
  expect((await staff("GET", "Payment")).pageInfo?.totalRecords).toBe((before ?? 0) + 60);
  expect((await staff("PUT", "Import/undo", { token })).message).toBe("The import was undone");
  expect((await staff("GET", "Booking?search=Javid")).data).toEqual([]);
  expect((await staff("GET", "Booking?search=Iqbal")).pageInfo?.totalRecords).toBe(60);
  expect((await staff("GET", "Payment")).pageInfo?.totalRecords).toBe(before);
});

const client = createClient(async (url) => {
  const reply = await staff("GET", url.replace(/^\/api\//, ""));
  return { headers: new Headers(), json: async () => reply };
});

async function exported(): Promise<string> {
  return new Response(await findExport("bookings.csv")?.write(client, new URLSearchParams())).text();
}

/** The lines of a file without what each record has of its own. */
const moneyOf = (csv: string) =>
  csv
    .split("\r\n")
    .map((line) =>
      /"([^"]*)","[^"]*","[^"]*","Pine House".*?("?\d*"?,\d+,"?\d*"?,\d+,"[^"]*","[^"]*")/.exec(line),
    )
    .flatMap((found) => (found ? [`${found[1]}: ${found[2]}`] : []))
    .toSorted();

test("the exported list of bookings brings back each total and what was received", async () => {
  const money = register(
    "Total,Paid,To give back",
    coming("Iqbal", "9000,3000,3000", "Rejected"),
    coming("Javid", "9000,3000,1000", "Rejected"),
    past("Kamala", "9000,12000,3000"),
  );
  await bring(money);
  const before = await exported();
  expect(await stayOf("Javid")).toMatchObject({ ending: "Cancelled", charge: 2000, paid: 3000, over: 1000 });
  expect(await stayOf("Iqbal")).toMatchObject({ ending: null, paid: 3000, over: 3000 });
  for (const { id } of (await staff("GET", "Booking?limit=100")).data as Booking[])
    await staff("DELETE", `Booking/byId?Id=${id}`);
  await bring(before);
  expect(moneyOf(before).length).toBeGreaterThan(8);
  expect(moneyOf(await exported())).toEqual(moneyOf(before));
});
