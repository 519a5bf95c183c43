import { beforeAll, expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, bookingFormFor } from "#test/support/factories.ts";
import { statementsOf } from "#test/support/query-plans.queries.ts";

const app = appOfFile();
const staff = staffOfFile(app);
let hotelId: number;

beforeAll(async () => {
  hotelId = await addHotel(staff);
});

async function add(change: Record<string, unknown>): Promise<string> {
  const { data } = await app.call("POST", "Booking", bookingFormFor(hotelId, change));
  return (data as { reference: string }).reference;
}

const search = (words: string) => staff("GET", `Booking?search=${encodeURIComponent(words)}`);
const namesOf = async (words: string) =>
  ((await search(words)).data as { customerName: string }[]).map(({ customerName }) => customerName);

test("a whole number, address or reference is looked up, however it is written, and not searched for", async () => {
  const reference = await add({
    customerName: "Zoya Bhat",
    phoneNo: "9811000001",
    email: "Zoya@example.com",
  });
  await add({ customerName: "Zoya's sister", phoneNo: "9811000009", email: "sister@example.com" });
  const sister = app.services.db.executor.updateTable("bookings").where("phone", "=", "9811000009");
  await sister.set({ phone: "919811000001" }).execute();
  for (const number of ["9811000001", "98110 00001", "+91 98110-00001", "09811000001"])
    expect(await namesOf(number)).toEqual(["Zoya's sister", "Zoya Bhat"]);
  for (const whole of ["zoya@EXAMPLE.com", reference, reference.toLowerCase()])
    expect(await namesOf(whole)).toEqual(["Zoya Bhat"]);
  for (const whole of ["9811000001", "zoya@example.com", reference]) {
    const asked = await statementsOf(app.services.db.executor, () => search(whole));
    expect(asked.filter((statement) => /like|_words/.test(statement.sql))).toEqual([]);
  }
});

test("a number that nobody has is searched for in what else is there", async () => {
  await add({ customerName: "Anil", phoneNo: "9811000002", email: "9811000003@example.com" });
  expect(await namesOf("9811000003")).toEqual(["Anil"]);
  expect(await namesOf("11000002")).toEqual(["Anil"]);
  expect(await namesOf("9811000002 meera")).toEqual([]);
});

test("deleted and suspicious requests are in their own lists alone", async () => {
  const reference = await add({ customerName: "Deleted", phoneNo: "9811000004" });
  const { executor } = app.services.db;
  const one = executor.updateTable("bookings").where("reference", "=", reference);
  await one.set({ deleted_at: "2030-06-01T06:30:00Z" }).execute();
  expect(await namesOf("9811000004")).toEqual([]);
  const deleted = await staff("GET", "Booking?isDeleted=true&search=9811000004");
  expect(deleted.data).toMatchObject([{ customerName: "Deleted" }]);
});

test("of what very many have the pages go on", async () => {
  const { executor } = app.services.db;
  await add({ customerName: "An agent", phoneNo: "9811000005" });
  const [row] = await executor.selectFrom("bookings").selectAll().where("phone", "=", "9811000005").execute();
  if (!row) throw new Error("nothing was added");
  const { id: _id, name_key: _key, ...columns } = row;
  const copies = Array.from({ length: 120 }, (_, n) => ({
    ...columns,
    reference: `CO-COPY${n}`,
    guest_key_hash: `copy ${n}`,
  }));
  await executor.insertInto("bookings").values(copies).execute();
  const { data, pageInfo } = await staff("GET", "Booking?search=9811000005&limit=100");
  expect([data, pageInfo]).toMatchObject([{ length: 100 }, { isMore: true, totalRecords: 100 }]);
  const second = await staff("GET", "Booking?search=9811000005&limit=100&CurrentPage=2");
  expect(second.data).toHaveLength(21);
});
