import { beforeAll, expect, test } from "vitest";
import { appOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor } from "#test/support/factories.ts";

const app = appOfFile();
let hotel: number;

beforeAll(async () => {
  const staff = await app.signIn();
  hotel = await addHotel(staff);
  const room = await addRoom(staff, hotel, { rentPerNight: 4500 });
  const take = async (checkInDate: string, checkOutDate: string) => {
    const form = bookingFormFor(hotel, { roomId: room, checkInDate, checkOutDate });
    const { data } = await app.call("POST", "Booking", form);
    await staff("PUT", `Booking/${(data as { id: number }).id}`, { ...form, status: "Accepted" });
  };
  await take("2030-06-03", "2030-06-06");
  await take("2030-06-08", "2030-06-10");
});

async function nearest(checkIn: string, checkOut: string) {
  const { data } = await app.call(
    "GET",
    `Availability/nearest?hotelId=${hotel}&checkIn=${checkIn}&checkOut=${checkOut}`,
  );
  return data as { soldOutNights: string[]; stays: { checkInDate: string; total: number }[] };
}

test("a sold-out stay is answered with its full nights and the nearest stays of the same length", async () => {
  const answer = await nearest("2030-06-04", "2030-06-06");
  expect(answer.soldOutNights).toEqual(["2030-06-04", "2030-06-05"]);
  expect(answer.stays).toMatchObject([
    { checkInDate: "2030-06-06", checkOutDate: "2030-06-08", roomType: expect.any(String), total: 9000 },
    { checkInDate: "2030-06-01" },
    { checkInDate: "2030-06-10" },
  ]);
});

test("no stay before today is offered", async () => {
  const { stays } = await nearest("2030-06-03", "2030-06-05");
  expect(stays.map(({ checkInDate }) => checkInDate)).toEqual(["2030-06-01", "2030-06-06", "2030-06-10"]);
});

test("an unknown hotel is a 404, dates out of order a 400", async () => {
  const path = "Availability/nearest?checkIn=2030-06-03&checkOut=2030-06-02";
  expect((await app.call("GET", `${path}&hotelId=${hotel}`)).status).toBe(400);
  expect(
    (await app.call("GET", "Availability/nearest?hotelId=999&checkIn=2030-06-03&checkOut=2030-06-04")).status,
  ).toBe(404);
});
