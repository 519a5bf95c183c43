import { expect, test } from "vitest";
import type { TrashEntry } from "#contract/trash.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addPackage, bookingFormFor, cabFormFor, enquiryFormFor } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

async function send(path: string, body: object): Promise<number> {
  const { status, data, message } = await staff("POST", path, body);
  if (status !== 201) throw new Error(`POST ${path} answered ${status}: ${message}`);
  return (data as { id: number }).id;
}

const pay = (paidFor: object, note = "") =>
  send("Payment", { ...paidFor, amount: 2500, method: "Cash", note });

async function find(search: string, isDeleted = false): Promise<number[]> {
  const { data } = await staff("GET", `Payment?isDeleted=${isDeleted}&search=${encodeURIComponent(search)}`);
  return (data as { id: number }[]).map(({ id }) => id);
}

const findInTrash = async (search: string) =>
  ((await staff("GET", `Bin?search=${encodeURIComponent(search)}`)).data as TrashEntry[]).map(
    ({ kind, id }) => `${kind} ${id}`,
  );

test("a payment is found by who pays, for a stay, a package or a cab, under the name of today", async () => {
  const bookingId = await send(
    "Booking",
    bookingFormFor(await addHotel(staff), { customerName: "Tara Wani" }),
  );
  const packageBookingId = await send(
    "PackageBooking",
    enquiryFormFor(await addPackage(staff), { customerName: "Tara Kohli" }),
  );
  const cabBookingId = await send("CabBooking", cabFormFor({ customerName: "Omar Wani" }));
  const stay = await pay({ bookingId }, "by hand");
  const tour = await pay({ packageBookingId });
  const cab = await pay({ cabBookingId });
  expect(await find("tara")).toEqual([tour, stay]);
  expect(await find("WANI")).toEqual([cab, stay]);
  expect(await find("wani hand")).toEqual([stay]);
  const { db } = app.services;
  const [{ reference }] = (await db.executor
    .selectFrom("cab_bookings")
    .select("reference")
    .where("id", "=", cabBookingId)
    .execute()) as [{ reference: string }];
  expect(await find(reference)).toEqual([cab]);
  await db.executor.updateTable("cab_bookings").set({ customer_name: "Omar Shah" }).execute();
  expect([await find("wani"), await find("shah")]).toEqual([[stay], [cab]]);

  await staff("DELETE", `Payment/byId?Id=${cab}`);
  expect([await find("shah"), await find("shah", true)]).toEqual([[], [cab]]);
  for (const search of ["shah", "₹2500 cash", "omar by ca", reference])
    expect(await findInTrash(search), search).toEqual([`payments ${cab}`]);
  await db.executor.updateTable("cab_bookings").set({ customer_name: "Omar Dar" }).execute();
  expect([await findInTrash("shah"), await findInTrash("omar dar")]).toEqual([[], [`payments ${cab}`]]);
  await staff("PUT", `Payment/restore?Id=${cab}`);
  expect([await findInTrash("omar"), await find("omar")]).toEqual([[], [cab]]);
});
