import { beforeAll, expect, test } from "vitest";

import { appOfFile } from "#test/support/app-hooks.ts";
import { addPackage, cabFormFor, enquiryFormFor } from "#test/support/factories.ts";

const day = 24 * 3600;
const app = appOfFile({ publicUrl: "https://test.example" });
let packageId: number;
type Made = { id: number; key: string; reference: string };

beforeAll(async () => {
  packageId = await addPackage(await app.signIn());
});

/** Both kinds, each with its form; a package that begins on 10 June lasts five days, the cab is for that day. */
const kinds = [
  { path: "PackageBooking", field: "packageBookingId", log: "packageBookings", form: packageForm },
  { path: "CabBooking", field: "cabBookingId", log: "cabBookings", form: cabFormFor },
];

function packageForm(change: Record<string, unknown> = {}) {
  return enquiryFormFor(packageId, { startDate: "2030-06-10", adults: 2, ...change });
}

async function ask(path: string, form: object, sending: Record<string, string> = {}): Promise<Made> {
  return (await app.call("POST", path, form, sending)).data as Made;
}

const read = (path: string, key: string) => app.call("GET", `${path}/byKey?key=${key}`);

test.each(kinds)(
  "$path: the link is in the guest's e-mail and in no table, and shows no word of staff",
  async ({ path, form }) => {
    const staff = await app.signIn();
    const sending = { "idempotency-key": `one ${path}` };
    const made = await ask(path, form(), sending);
    expect(await ask(path, form(), sending)).toEqual(made);
    const { data } = await read(path, made.key);
    expect(data).toMatchObject({ reference: made.reference, status: "Pending", paid: 0, due: null, over: 0 });
    for (const name of ["id", "version", "assignedTo", "isSuspicious", "isNew"])
      expect(data).not.toHaveProperty(name);
    const emails = (await staff("GET", `Notification?search=${made.reference}`)).data as { id: number }[];
    const letters = await Promise.all(emails.map(({ id }) => staff("GET", `Notification/byId?Id=${id}`)));
    const texts = letters.map((letter) => JSON.stringify(letter.data));
    expect(
      texts.filter((text) => text.includes(`https://test.example/booking-status/${made.key}`)),
    ).toHaveLength(1);
    const { executor } = app.services.db;
    const kept = [
      await executor.selectFrom("package_bookings").selectAll().execute(),
      await executor.selectFrom("cab_bookings").selectAll().execute(),
      await executor.selectFrom("sent_forms").selectAll().execute(),
    ];
    expect(JSON.stringify(kept)).not.toContain(made.key);
    const others = ["Booking", "PackageBooking", "CabBooking"].filter((other) => other !== path);
    for (const other of others) expect((await read(other, made.key)).status).toBe(404);
  },
);

test.each(kinds)(
  "$path: a renewed link ends the one before, and the history tells who did it",
  async ({ path, form, log }) => {
    const staff = await app.signIn();
    const { id, key } = await ask(path, form({ customerName: "Renewed Guest" }));
    const renewed = (await staff("PUT", `${path}/${id}/GuestLink`)).data as Made;
    expect([(await read(path, key)).status, (await read(path, renewed.key)).status]).toEqual([404, 200]);
    const changes = (await staff("GET", `ChangeLog?kind=${log}&recordId=${id}`)).data as object[];
    expect(changes[0]).toMatchObject({ by: "asha", recordId: id });
    expect((await app.call("PUT", `${path}/${id}/GuestLink`)).status).toBe(401);
    expect((await staff("PUT", `${path}/99999/GuestLink`)).status).toBe(404);
    await staff("DELETE", `${path}/byId?Id=${id}`);
    expect((await read(path, renewed.key)).status).toBe(404);
  },
);

test.each(kinds)(
  "$path: its papers, and no other booking's, are below the link",
  async ({ path, field, form }) => {
    const staff = await app.signIn();
    const [mine, other] = [
      await ask(path, form({ customerName: "Mine" })),
      await ask(path, form({ customerName: "Other" })),
    ];
    const papers: number[] = [];
    for (const { id } of [mine, other]) {
      const { version } = (await staff("GET", `${path}/byId?Id=${id}`)).data as { version: number };
      const change = { ...form({ customerName: "Mine" }), status: "Accepted", total: 9000, version };
      expect((await staff("PUT", `${path}/${id}`, change)).status).toBe(200);
      const issued = await staff("POST", "Paper", { [field]: id, kind: "proforma" });
      papers.push((issued.data as { id: number }).id);
    }
    const listed = (await app.call("GET", `Paper/ofGuest?key=${mine.key}`)).data as { id: number }[];
    expect(listed.map(({ id }) => id)).toEqual([papers[0]]);
    const paper = (id: number | undefined) => app.call("GET", `Paper/byKey?key=${mine.key}&Id=${id}`);
    expect([(await paper(papers[0])).status, (await paper(papers[1])).status]).toEqual([200, 404]);
  },
);

test("a cab's link ends 30 days after its last day, a package's without a day after a year; renewed they work for 30 days more", async () => {
  const cab = await ask("CabBooking", cabFormFor({ customerName: "Three days" })); // from 10 June; today is 1 June
  const cabs = app.services.db.executor.updateTable("cab_bookings").set({ days: 3 });
  await cabs.where("id", "=", cab.id).execute();
  const tour = await ask("PackageBooking", enquiryFormFor(packageId, { customerName: "No day yet" }));
  app.clock.forward(41 * day);
  expect((await read("CabBooking", cab.key)).status).toBe(200);
  app.clock.forward(day);
  const ended = await read("CabBooking", cab.key);
  expect([ended.status, ended.message]).toEqual([
    404,
    "This link has ended. Ask us for a new one: we are glad to send it",
  ]);
  expect((await app.call("GET", `Paper/ofGuest?key=${cab.key}`)).status).toBe(404);
  const staff = await app.signIn();
  const renewed = (await staff("PUT", `CabBooking/${cab.id}/GuestLink`)).data as Made;
  app.clock.forward(30 * day);
  expect((await read("CabBooking", renewed.key)).status).toBe(200);
  app.clock.forward((365 - 72) * day);
  expect((await read("PackageBooking", tour.key)).status).toBe(200);
  app.clock.forward(day);
  expect((await read("PackageBooking", tour.key)).status).toBe(404);
});
