import { expect, test } from "vitest";
import type { Person, PersonCopy } from "#contract/people.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import {
  addHotel,
  addPackage,
  addRoom,
  blockFormFor,
  cabFormFor,
  enquiryFormFor,
} from "#test/support/factories.ts";
import { columnsWith } from "#test/support/traces.ts";

const app = appOfFile();
const staff = staffOfFile(app);

const guest = { customerName: "Élodie Ünal", email: "ÉLAN@Example.com", phoneNo: "9876501234" };
const other = { phoneNo: "9876501235", email: "dlan@example.com" };

const ask = async <Reply>(call: string, more: object = {}) => {
  const { status, data } = await staff("POST", `Person/${call}`, { who: "élan@example.com", ...more });
  expect(status).toBe(200);
  return data as Reply;
};

test("who is written in capitals beyond English is found, copied and erased, and nobody else is", async () => {
  const packageId = await addPackage(staff);
  const roomId = await addRoom(staff, await addHotel(staff));
  const sent = [
    await app.call("POST", "CabBooking", cabFormFor(guest)),
    await app.call("POST", "CabBooking", cabFormFor({ ...other, customerName: "ÉLODIE ÜNAL" })),
    await app.call("POST", "CabBooking", cabFormFor({ ...other, customerName: "Elodie Unal" })),
    await app.call("POST", "CabBooking", cabFormFor({ ...other, specialRequest: `Tell ${guest.email}` })),
    await app.call(
      "POST",
      "PackageBooking",
      enquiryFormFor(packageId, { ...other, customerName: "élodie ünal" }),
    ),
    await staff("POST", "RoomBlock", blockFormFor(roomId, { reason: "For ÉLODIE ÜNAL's friends" })),
  ];
  expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 201));
  const [{ id }] = sent.map(({ data }) => data as { id: number }) as [{ id: number }];
  const cab = `CabBooking/${id}`;
  expect((await staff("PUT", cab, cabFormFor({ ...guest, status: "Rejected" }))).status).toBe(200);

  const found = await ask<Person>("find");
  expect(found.records).toMatchObject([{ kind: "cabBookings", id }]);
  expect(found.possible.map(({ kind }) => kind).sort()).toEqual(["blocks", "cabBookings", "packageBookings"]);
  expect(found.emails).toBeGreaterThan(0);
  const copy = await ask<PersonCopy>("copy");
  const recipients = copy.parts
    .find(({ title }) => title === "E-mails")
    ?.entries.map((entry) => entry["Recipient"]?.toLowerCase());
  expect(recipients).toContain("élan@example.com");
  expect(recipients).not.toContain(other.email);
  const written = await columnsWith(app.services.db, [other.email]);
  await ask("erase", { mark: found.mark });
  expect(await columnsWith(app.services.db, ["élan@"])).toEqual([]);
  expect(await columnsWith(app.services.db, [other.email])).toEqual(written);
});
