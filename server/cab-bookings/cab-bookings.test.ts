import { beforeAll, expect, test } from "vitest";
import type { TestApp } from "#test/support/app.ts";
import { appOfFile } from "#test/support/app-hooks.ts";
import { cabFormFor, idOf } from "#test/support/factories.ts";

const app = appOfFile();
let staff: Awaited<ReturnType<TestApp["signIn"]>>;

beforeAll(async () => {
  staff = await app.signIn();
});

test("a guest asks for a cab and staff answer, delete and restore it", async () => {
  const sent = await app.call(
    "POST",
    "CabBooking",
    cabFormFor({ status: "Accepted", paymentMethod: "cash" }),
  );
  expect(sent.status).toBe(201);
  const { id, reference } = sent.data as { id: number; reference: string };
  expect(reference).toMatch(/^CAB-[2-9A-Z]{6}$/);
  const { status: _status, ...form } = cabFormFor();
  const read = await staff("GET", `CabBooking/byId?Id=${id}`);
  expect(read.data).toMatchObject({ ...form, id, reference, status: "Pending" });
  const accepted = await staff("PUT", `CabBooking/${id}`, { ...form, status: "accepted", version: 1 });
  expect(accepted.data).toMatchObject({ status: "Accepted", version: 2 });
  expect((await staff("PUT", `CabBooking/${id}`, { ...form, status: "Pending", version: 1 })).status).toBe(
    409,
  );
  expect((await staff("GET", "CabBooking?status=ACCEPTED&search=lake")).pageInfo).toMatchObject({
    totalRecords: 1,
    pageSize: 10,
  });
  expect((await staff("DELETE", `CabBooking/byId?Id=${id}`)).status).toBe(200);
  expect((await staff("GET", "CabBooking")).data).toEqual([]);
  expect((await staff("PUT", `CabBooking/restore?Id=${id}`)).status).toBe(200);
});

const dateWanted = "Enter a date that exists, as YYYY-MM-DD";
const faults: [string, Record<string, unknown>, Record<string, string>][] = [
  ["letters in the contact", { phoneNo: "90000x0001" }, { phoneNo: "Contact must be numeric" }],
  ["a short contact", { phoneNo: "900000" }, { phoneNo: "Contact must be at least 10 digits" }],
  ["no contact", { phoneNo: "" }, { phoneNo: "Contact is required" }],
  ["no e-mail", { email: "" }, { email: "Email is required" }],
  ["a broken e-mail", { email: "a@b" }, { email: "Invalid email address" }],
  ["no pickup", { pickUpLoaction: "" }, { pickUpLoaction: "Pickup location is required" }],
  ["no drop", { dropLoaction: " " }, { dropLoaction: "Drop location is required" }],
  ["no date", { dateOfJourney: "" }, { dateOfJourney: "Date of journey is required" }],
  [
    "a past date",
    { dateOfJourney: "2030-05-31" },
    { dateOfJourney: "Date of journey cannot be in the past" },
  ],
  ["no time after the date", { dateOfJourney: "2030-06-10Tomorrow" }, { dateOfJourney: dateWanted }],
  ["no time", { preferredTime: "" }, { preferredTime: "Preferred time is required" }],
  ["no vehicle", { vechiclePreference: "" }, { vechiclePreference: "Preferred vehicle is required" }],
];
test.each(faults)("with %s nothing is stored", async (_, change, errors) => {
  const before = (await staff("GET", "CabBooking")).pageInfo?.totalRecords;
  const answer = await app.call("POST", "CabBooking", cabFormFor(change));
  expect([answer.status, answer.errors]).toEqual([400, errors]);
  expect((await staff("GET", "CabBooking")).pageInfo?.totalRecords).toBe(before);
});

test("staff note who drives; a client that does not know of it leaves the note alone", async () => {
  const id = await idOf(app.call("POST", "CabBooking", cabFormFor({ assignedTo: "me" })));
  const read = async () => (await staff("GET", `CabBooking/byId?Id=${id}`)).data;
  expect(await read()).toMatchObject({ assignedTo: "" });
  const assignedTo = "Innova JK01 4821, Bashir";
  await staff("PUT", `CabBooking/${id}`, cabFormFor({ status: "Accepted", assignedTo }));
  expect(await read()).toMatchObject({ status: "Accepted", assignedTo });
  await staff("PUT", `CabBooking/${id}`, cabFormFor({ status: "Pending" }));
  expect(await read()).toMatchObject({ status: "Pending", assignedTo });
  expect((await staff("GET", "CabBooking?search=bashir")).pageInfo?.totalRecords).toBe(1);
  await staff("PUT", `CabBooking/${id}`, cabFormFor({ status: "Pending", assignedTo: "" }));
  expect(await read()).toMatchObject({ assignedTo: "" });
});

test("the staff's form has its own words", async () => {
  const { data } = await app.call("POST", "CabBooking", cabFormFor());
  const form = cabFormFor({ customerName: "", email: "", phoneNo: "1234", status: "maybe" });
  const { errors } = await staff("PUT", `CabBooking/${(data as { id: number }).id}`, form);
  expect(errors).toEqual({
    customerName: "Customer name is required",
    email: "Email is required",
    phoneNo: "Phone number must be at least 10 digits",
    status: "Status is required",
  });
});

test("a journey that is past by now can still be answered", async () => {
  const { data } = await app.call("POST", "CabBooking", cabFormFor({ dateOfJourney: "2030-06-01" }));
  app.clock.forward(3 * 86_400);
  staff = await app.signIn();
  const form = cabFormFor({ dateOfJourney: "2030-06-01", status: "Accepted" });
  expect((await staff("PUT", `CabBooking/${(data as { id: number }).id}`, form)).status).toBe(200);
});
