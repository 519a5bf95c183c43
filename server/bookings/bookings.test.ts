import { describe, expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

type Stored = { id: number; reference: string; key: string };

async function book(hotelId: number, change: Record<string, unknown> = {}): Promise<Stored> {
  const { data, status, message } = await app.call("POST", "Booking", bookingFormFor(hotelId, change));
  expect(message).toBe("Thank you! We have received your booking request and will confirm it soon.");
  expect(status).toBe(201);
  return data as Stored;
}

async function setStatus(id: number, hotelId: number, status: string, change: Record<string, unknown> = {}) {
  return staff("PUT", `Booking/${id}`, { ...bookingFormFor(hotelId, change), status });
}

async function freeRooms(
  hotelId: number,
  checkIn = "2030-06-10",
  checkOut = "2030-06-12",
): Promise<number[]> {
  const { data } = await app.call(
    "GET",
    `Availability?hotelId=${hotelId}&checkIn=${checkIn}&checkOut=${checkOut}`,
  );
  return (data as { free: number }[]).map((room) => room.free);
}

describe("a guest books and staff accept", () => {
  test("a request holds no room; accepting takes its nights, rejecting and deleting give them back", async () => {
    const hotelId = await addHotel(staff);
    await addRoom(staff, hotelId, { noOfRooms: 2 });
    const { id } = await book(hotelId);
    expect(await freeRooms(hotelId)).toEqual([2]);
    expect((await setStatus(id, hotelId, "accepted")).status).toBe(200);
    expect(await freeRooms(hotelId)).toEqual([1]);
    expect(await freeRooms(hotelId, "2030-06-12", "2030-06-13")).toEqual([2]);
    await setStatus(id, hotelId, "Rejected");
    expect(await freeRooms(hotelId)).toEqual([2]);
    await setStatus(id, hotelId, "Completed");
    expect(await freeRooms(hotelId)).toEqual([1]);
    expect((await staff("DELETE", `Booking/byId?Id=${id}`)).status).toBe(200);
    expect(await freeRooms(hotelId)).toEqual([2]);
    expect((await staff("DELETE", `Booking/byId?Id=${id}`)).status).toBe(404);
    expect((await staff("PUT", `Booking/restore?Id=${id}`)).status).toBe(200);
    expect(await freeRooms(hotelId)).toEqual([1]);
  });

  test("the second booking for the last room is refused with the nights that are gone", async () => {
    const hotelId = await addHotel(staff);
    await addRoom(staff, hotelId);
    const first = await book(hotelId);
    const second = await book(hotelId, { checkInDate: "2030-06-11", checkOutDate: "2030-06-14" });
    await setStatus(first.id, hotelId, "Accepted");
    const stay = { checkInDate: "2030-06-11", checkOutDate: "2030-06-14" };
    const refused = await setStatus(second.id, hotelId, "Accepted", stay);
    expect(refused.status).toBe(409);
    expect(refused.message).toBe("No room for 2 adults is free for the night of 11 Jun");
    const guest = await app.call("POST", "Booking", bookingFormFor(hotelId));
    expect(guest.status).toBe(409);
    expect(guest.errors?.["checkInDate"]).toContain("10 Jun and 11 Jun");
  });

  test("who asks for more rooms than are free is not told that none is", async () => {
    const hotelId = await addHotel(staff);
    const roomId = await addRoom(staff, hotelId, { noOfRooms: 2 });
    const told = async (change: Record<string, unknown>) =>
      (await app.call("POST", "Booking", bookingFormFor(hotelId, { rooms: 3, ...change }))).message;
    const nights = "for the nights of 10 Jun and 11 Jun";
    expect(await told({ roomId })).toBe(`Fewer than 3 rooms of Deluxe Double are free ${nights}`);
    expect(await told({})).toBe(`Fewer than 3 rooms for 2 adults are free ${nights}`);
  });

  test("changing the dates moves the nights in one step, or not at all", async () => {
    const hotelId = await addHotel(staff);
    await addRoom(staff, hotelId);
    const moved = await book(hotelId);
    const fixed = await book(hotelId, { checkInDate: "2030-06-20", checkOutDate: "2030-06-22" });
    await setStatus(moved.id, hotelId, "Accepted");
    await setStatus(fixed.id, hotelId, "Accepted", { checkInDate: "2030-06-20", checkOutDate: "2030-06-22" });
    const onto = await setStatus(moved.id, hotelId, "Accepted", {
      checkInDate: "2030-06-21",
      checkOutDate: "2030-06-23",
    });
    expect(onto.status).toBe(409);
    expect(await freeRooms(hotelId)).toEqual([0]);
    await setStatus(moved.id, hotelId, "Accepted", { checkInDate: "2030-06-15", checkOutDate: "2030-06-17" });
    expect(await freeRooms(hotelId)).toEqual([1]);
    expect(await freeRooms(hotelId, "2030-06-15", "2030-06-17")).toEqual([0]);
  });

  test("twenty guests at once for the last room: one is accepted, nineteen are told", async () => {
    const hotelId = await addHotel(staff);
    await addRoom(staff, hotelId);
    const stored = await Promise.all(Array.from({ length: 20 }, () => book(hotelId)));
    const answers = await Promise.all(stored.map(({ id }) => setStatus(id, hotelId, "Accepted")));
    const statuses = answers.map((answer) => answer.status).sort((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(await freeRooms(hotelId)).toEqual([0]);
  });
});

describe("the form", () => {
  test("sent twice with the same key is stored once and answered alike", async () => {
    const hotelId = await addHotel(staff);
    const key = { "idempotency-key": "one-sending" };
    const [first, second] = await Promise.all([
      app.call("POST", "Booking", bookingFormFor(hotelId), key),
      app.call("POST", "Booking", bookingFormFor(hotelId), key),
    ]);
    expect(second.data).toEqual(first.data);
    const { pageInfo } = await staff("GET", `Booking?hotelId=${hotelId}`);
    expect(pageInfo?.totalRecords).toBe(1);
  });

  test("a party that does not fit is told what the room sleeps", async () => {
    const hotelId = await addHotel(staff);
    const roomId = await addRoom(staff, hotelId, { noOfRooms: 3 });
    const form = bookingFormFor(hotelId, { adults: 3, chlids: 1, roomId });
    const { status, errors } = await app.call("POST", "Booking", form);
    expect([status, errors]).toEqual([400, { rooms: "This room sleeps 2 adults and 1 child" }]);
    expect((await app.call("POST", "Booking", { ...form, rooms: 2 })).status).toBe(201);
  });

  const faults: [string, Record<string, unknown>, Record<string, string>][] = [
    ["no name", { customerName: " " }, { customerName: "Name is required" }],
    ["a short phone", { phoneNo: "12345" }, { phoneNo: "Phone number must be 10 digits" }],
    ["no children chosen", { chlids: "" }, { chlids: "Please select children" }],
    [
      "31 February",
      { checkInDate: "2031-02-31" },
      { checkInDate: "Enter a date that exists, as YYYY-MM-DD" },
    ],
    [
      "check-out before check-in",
      { checkOutDate: "2030-06-09" },
      { checkOutDate: "Check-out must be after check-in" },
    ],
    ["a past check-in", { checkInDate: "2030-05-31" }, { checkInDate: "Check-in cannot be in the past" }],
    ["an unknown hotel", { hotelId: 99_999 }, { hotelId: "This hotel does not exist, or no longer" }],
    [
      "a null byte",
      { customerName: "a\u0000b" },
      { customerName: "Remove the characters that cannot be shown" },
    ],
  ];
  test.each(faults)(
    "with %s is refused by the field's name and nothing is stored",
    async (_, change, errors) => {
      const before = (await staff("GET", "Booking")).pageInfo?.totalRecords;
      const hotelId = await addHotel(staff);
      const answer = await app.call("POST", "Booking", bookingFormFor(hotelId, change));
      expect([answer.status, answer.errors]).toEqual([400, errors]);
      expect((await staff("GET", "Booking")).pageInfo?.totalRecords).toBe(before);
    },
  );

  test("a visitor who leaves the room to us asks for as many as the party takes, as the sum of the form had it", async () => {
    const hotelId = await addHotel(staff);
    await addRoom(staff, hotelId, { noOfRooms: 4 });
    const { id, key } = await book(hotelId, { adults: 5, chlids: 3 });
    expect((await staff("GET", `Booking/byId?Id=${id}`)).data).toMatchObject({ rooms: 3, total: null });
    expect((await app.call("GET", `Booking/byKey?key=${key}`)).data).toMatchObject({
      rooms: 3,
      roomType: "",
    });
    const two = await book(hotelId, { rooms: 2, customerName: "Zoya Bhat" });
    expect((await staff("GET", `Booking/byId?Id=${two.id}`)).data).toMatchObject({ rooms: 2 });
  });

  test("a visitor cannot choose the status, nor read bookings without the key", async () => {
    const hotelId = await addHotel(staff);
    const { id, key } = await book(hotelId, { status: "Accepted" });
    const { data } = await staff("GET", `Booking/byId?Id=${id}`);
    expect((data as { status: string }).status).toBe("");
    for (const path of ["Booking", `Booking/byId?Id=${id}`, "Booking?isDeleted=true"]) {
      expect((await app.call("GET", path)).status).toBe(401);
    }
    const own = await app.call("GET", `Booking/byKey?key=${key}`);
    expect(own.data).toMatchObject({ customerName: "Meera Pillai", chlids: 0 });
    expect(own.data).not.toHaveProperty("email");
    expect((await app.call("GET", "Booking/byKey?key=nobodys")).status).toBe(404);
  });
});
