import { expect, test } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { bookingStatuses, type BookingStatus } from "#contract/rules/status.ts";
import { statusEffect } from "#app/features/booking-sheet/status-effect.ts";
import { appOfFile, staffOfFile } from "../support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor } from "../support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);

// What the specification leaves to staff, written down by hand: N none, T take, K keep, R release.
const words = { N: "none", T: "take", K: "keep", R: "release" } as const;
const table: Record<BookingStatus, string> = {
  // in the order of: New, Pending, Accepted, Rejected, Completed
  "": "NNTNT",
  Pending: "NNTNT",
  Accepted: "RRKRK",
  Rejected: "NNTNT",
  Completed: "RRKRK",
};
const pairs = bookingStatuses.flatMap((from) =>
  bookingStatuses.map((to, index) => {
    const letter = table[from][index] as keyof typeof words;
    return { from, to, effect: words[letter] };
  }),
);

const sentences = {
  none: /^It holds no nights/,
  take: /^This takes 2 nights/,
  keep: /^It holds 2 nights/,
  release: /^This gives 2 nights .* back/,
};

/** A stay of two nights in a house with one room, in a status. */
async function stayIn(status: BookingStatus) {
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId);
  const form = bookingFormFor(hotelId, { roomId });
  const { id } = (await app.call("POST", "Booking", form)).data as { id: number };
  const change = (to: BookingStatus, dates = {}) =>
    staff("PUT", `Booking/${id}`, { ...form, ...dates, status: to });
  expect((await change(status)).status).toBe(200);
  return { hotelId, roomId, id, change };
}

type Stay = Awaited<ReturnType<typeof stayIn>>;

async function free({ hotelId }: Stay): Promise<number> {
  const path = `Availability?hotelId=${hotelId}&checkIn=2030-06-10&checkOut=2030-06-12`;
  return ((await app.call("GET", path)).data as { free: number }[])[0]?.free ?? -1;
}

async function read({ id }: Stay): Promise<Booking> {
  return (await staff("GET", `Booking/byId?Id=${id}`)).data as Booking;
}

async function emails(): Promise<number | undefined> {
  return (await staff("GET", "Notification")).pageInfo?.totalRecords;
}

/** Another guest gets the only room for these nights. */
async function sellTo({ hotelId, roomId }: Stay, checkInDate: string, checkOutDate: string) {
  const form = bookingFormFor(hotelId, { roomId, checkInDate, checkOutDate });
  expect((await staff("POST", "Booking/desk", form)).status).toBe(201);
}

test.each(pairs)("from '$from' to '$to' with a free room: $effect", async ({ from, to, effect }) => {
  const stay = await stayIn(from);
  const isHeld = effect === "keep" || effect === "release";
  expect(await free(stay)).toBe(isHeld ? 0 : 1);
  expect(statusEffect(await read(stay), to)).toMatch(sentences[effect]);
  const sent = await emails();
  expect((await stay.change(to)).status).toBe(200);
  expect(await free(stay)).toBe(effect === "take" || effect === "keep" ? 0 : 1);
  expect([(await read(stay)).status, await emails()]).toEqual([to, sent]);
});

test.each(pairs)("from '$from' to '$to' without one: $effect", async ({ from, to, effect }) => {
  const stay = await stayIn(from);
  const isHeld = effect === "keep" || effect === "release";
  const elsewhere = { checkInDate: "2030-06-20", checkOutDate: "2030-06-22" };
  // A stay that has the room already finds none when it is moved to nights that somebody else has.
  const [wish, sold] = isHeld
    ? [elsewhere, elsewhere]
    : [{}, { checkInDate: "2030-06-11", checkOutDate: "2030-06-13" }];
  await sellTo(stay, sold.checkInDate, sold.checkOutDate);
  const asksForRooms = effect === "take" || effect === "keep";
  expect((await stay.change(to, wish)).status).toBe(asksForRooms ? 409 : 200);
  const { status, checkInDate } = await read(stay);
  const moved = isHeld ? "2030-06-20" : "2030-06-10";
  expect([status, checkInDate]).toEqual(asksForRooms ? [from, "2030-06-10"] : [to, moved]);
  expect(await free(stay)).toBe(isHeld && !asksForRooms ? 1 : 0);
});
