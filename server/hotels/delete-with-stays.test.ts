import { beforeAll, expect, test } from "vitest";
import type { TestApp } from "#test/support/app.ts";
import { appOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor } from "#test/support/factories.ts";

const app = appOfFile();
let staff: Awaited<ReturnType<TestApp["signIn"]>>;

beforeAll(async () => {
  staff = await app.signIn();
});

const kinds = [
  ["hotel", "Hotel", "Willow House"],
  ["room type", "Rooms", "Deluxe Double"],
] as const;

async function place() {
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId, { noOfRooms: 3 });
  return { hotelId, roomId };
}
type Place = Awaited<ReturnType<typeof place>>;

const deletePath = (kind: "Hotel" | "Rooms", { hotelId, roomId }: Place) =>
  `${kind}/byId?Id=${kind === "Hotel" ? hotelId : roomId}`;

async function request({ hotelId, roomId }: Place, change: Record<string, unknown> = {}) {
  const form = bookingFormFor(hotelId, { roomId, ...change });
  const { data } = await app.call("POST", "Booking", form);
  return { form, id: (data as { id: number }).id };
}

async function accept({ form, id }: Awaited<ReturnType<typeof request>>) {
  const { status, errors, message } = await staff("PUT", `Booking/${id}`, { ...form, status: "Accepted" });
  return { status, errors, message };
}

test.each(kinds)("a %s in which nobody stays is deleted as ever", async (_, kind) => {
  const here = await place();
  await request(here);
  const rejected = await request(here);
  await staff("PUT", `Booking/${rejected.id}`, { ...rejected.form, status: "Rejected" });
  const binned = await request(here);
  await accept(binned);
  await staff("DELETE", `Booking/byId?Id=${binned.id}`);
  expect((await staff("DELETE", deletePath(kind, here))).status).toBe(200);
  expect((await staff("DELETE", deletePath(kind, here))).status).toBe(404);
  expect((await staff("DELETE", `${deletePath(kind, here)}&stays=keep`)).status).toBe(404);
});

test.each(kinds)(
  "a %s with accepted stays asks first, and says which and what becomes of them",
  async (_, kind, name) => {
    const here = await place();
    await accept(await request(here));
    const one = await staff("DELETE", deletePath(kind, here));
    expect([one.status, one.message, one.errors]).toEqual([
      409,
      `1 accepted stay stands in ${name} from today on: 10 Jun to 12 Jun. If you delete it, it is no longer sold; the stay keeps its room and can still be read and changed.`,
      { stays: "To delete it and keep the stays, send stays=keep" },
    ]);
    for (const [checkInDate, checkOutDate] of [
      ["2030-06-02", "2030-06-04"],
      ["2030-07-01", "2030-07-03"],
      ["2030-08-01", "2030-08-03"],
      ["2030-08-01", "2030-08-04"],
    ])
      await accept(await request(here, { checkInDate, checkOutDate }));
    const { message } = await staff("DELETE", deletePath(kind, here));
    expect(message).toContain(
      `5 accepted stays stand in ${name} from today on: 2 Jun to 4 Jun, 10 Jun to 12 Jun, 1 Jul to 3 Jul and 2 more.`,
    );
    expect((await staff("DELETE", `${deletePath(kind, here)}&stays=lose`)).status).toBe(400);
    expect(
      (await app.call("GET", `Availability?hotelId=${here.hotelId}&checkIn=2030-06-10&checkOut=2030-06-11`))
        .data,
    ).toMatchObject([{ free: 2 }]);
  },
);

test.each(kinds)("a %s deleted all the same keeps the stays, their rooms and its name", async (_, kind) => {
  const here = await place();
  const stay = await request(here, { rooms: 2 });
  const other = await request(here);
  await accept(stay);
  const before = (await staff("GET", `Booking/byId?Id=${stay.id}`)).data as object;
  expect((await staff("DELETE", `${deletePath(kind, here)}&stays=keep`)).status).toBe(200);
  expect((await staff("GET", `Booking/byId?Id=${stay.id}`)).data).toEqual(before);
  expect(before).toMatchObject({ hotel: "Willow House", roomType: "Deluxe Double", status: "Accepted" });
  const changed = await staff("PUT", `Booking/${stay.id}`, {
    ...stay.form,
    rooms: 2,
    customerName: "Meera Nair",
    checkOutDate: "2030-06-13",
    status: "Accepted",
  });
  expect(changed.data).toMatchObject({
    customerName: "Meera Nair",
    roomType: "Deluxe Double",
    rooms: 2,
    status: "Accepted",
  });
  const refused = await accept(other);
  if (kind === "Hotel")
    expect([refused.status, refused.errors]).toEqual([
      409,
      { hotelId: expect.stringContaining("Willow House was deleted") },
    ]);
  expect(
    (await staff("PUT", `${kind}/restore?Id=${kind === "Hotel" ? here.hotelId : here.roomId}`)).status,
  ).toBe(200);
  expect(
    (await app.call("GET", `Availability?hotelId=${here.hotelId}&checkIn=2030-06-12&checkOut=2030-06-13`))
      .data,
  ).toMatchObject([{ free: 1 }]);
});

test("stays that are over hold nothing back", async () => {
  const here = await place();
  const stay = await request(here);
  await accept(stay);
  app.clock.forward(11 * 86_400);
  staff = await app.signIn();
  expect((await staff("DELETE", deletePath("Rooms", here))).status).toBe(200);
  expect((await staff("DELETE", deletePath("Hotel", here))).status).toBe(200);
});
