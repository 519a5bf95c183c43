import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "./app.ts";
import { addHotel, addRoom, blockFormFor, bookingFormFor } from "./factories.ts";
import { augustDays, type ModelBooking, StockModel } from "./stock-model.ts";

const nightsInPlay = 6;
/** The nights that stays may use, and the day after, on which the last guests leave. */
const days = augustDays(2030, nightsInPlay + 1);
const nights = days.slice(0, nightsInPlay);
const dayAt = (index: number) => days[Math.min(index, nightsInPlay)] ?? "";

let app: TestApp;
let staff: Awaited<ReturnType<TestApp["signIn"]>>;

const stay = fc
  .record({
    start: fc.nat(nightsInPlay - 1),
    length: fc.integer({ min: 1, max: 3 }),
    rooms: fc.constantFrom<number>(1, 1, 2),
  })
  .map(({ start, length, rooms }) => ({
    arrival: dayAt(start),
    departure: dayAt(start + length),
    rooms,
  }));
const which = fc.nat(20);
const step = fc.oneof(
  fc.record({ act: fc.constantFrom("book", "block"), stay }),
  fc.record({ act: fc.constantFrom("release", "block again"), which }),
  fc.record({ act: fc.constantFrom("accept", "reject", "complete", "delete", "restore"), which }),
  fc.record({ act: fc.constant("move" as const), which, stay }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Stay = Pick<ModelBooking, "arrival" | "departure" | "rooms">;
type Place = { hotelId: number; roomId: number; model: StockModel };

function formOf({ hotelId, roomId }: Place, { arrival, departure, rooms }: Stay) {
  const dates = { checkInDate: arrival, checkOutDate: departure };
  return bookingFormFor(hotelId, { ...dates, rooms, roomId, adults: 1 });
}

async function book(place: Place, wish: Stay): Promise<void> {
  const { status, data } = await app.call("POST", "Booking", formOf(place, wish));
  expect(status).toBe(place.model.fits(wish) ? 201 : 409);
  if (status !== 201) return;
  const { id } = data as { id: number };
  place.model.bookings.push({ id, ...wish, holds: false, isDeleted: false });
}

/** Changes a booking's stay or status; expects a refusal without effect when too few rooms are free. */
async function change(place: Place, booking: ModelBooking, next: Stay, holds: boolean, status?: string) {
  const reply = await staff("PUT", `Booking/${booking.id}`, { ...formOf(place, next), status });
  const isPossible = !holds || place.model.fits(next, booking);
  expect(reply.status).toBe(booking.isDeleted ? 404 : isPossible ? 200 : 409);
  if (reply.status === 200) Object.assign(booking, { ...next, holds });
}

async function remove(booking: ModelBooking): Promise<void> {
  const { status } = await staff("DELETE", `Booking/byId?Id=${booking.id}`);
  expect(status).toBe(booking.isDeleted ? 404 : 200);
  booking.isDeleted = true;
}

async function restore({ model }: Place, booking: ModelBooking): Promise<void> {
  const { status } = await staff("PUT", `Booking/restore?Id=${booking.id}`);
  const isPossible = !booking.holds || model.fits(booking, booking);
  expect(status).toBe(booking.isDeleted ? (isPossible ? 200 : 409) : 404);
  if (status === 200) booking.isDeleted = false;
}

async function block({ roomId, model }: Place, wish: Stay): Promise<void> {
  const { arrival: firstNight, departure: freeFrom, rooms } = wish;
  const { status, data } = await staff(
    "POST",
    "RoomBlock",
    blockFormFor(roomId, { firstNight, freeFrom, rooms }),
  );
  expect(status).toBe(rooms > model.units ? 400 : model.fits(wish) ? 201 : 409);
  if (status !== 201) return;
  model.blocks.push({ id: (data as { id: number }).id, ...wish, holds: true, isDeleted: false });
}

async function release(held: ModelBooking): Promise<void> {
  const { status } = await staff("DELETE", `RoomBlock/byId?Id=${held.id}`);
  expect(status).toBe(held.isDeleted ? 404 : 200);
  held.isDeleted = true;
}

async function blockAgain({ model }: Place, held: ModelBooking): Promise<void> {
  const { status } = await staff("PUT", `RoomBlock/restore?Id=${held.id}`);
  expect(status).toBe(held.isDeleted ? (model.fits(held, held) ? 200 : 409) : 404);
  if (status === 200) held.isDeleted = false;
}

async function take(place: Place, taken: Step): Promise<void> {
  if ("stay" in taken && !("which" in taken))
    return taken.act === "book" ? book(place, taken.stay) : block(place, taken.stay);
  if (taken.act === "release" || taken.act === "block again") {
    const { blocks } = place.model;
    const held = blocks[taken.which % Math.max(1, blocks.length)];
    if (held) await (taken.act === "release" ? release(held) : blockAgain(place, held));
    return;
  }
  const { bookings } = place.model;
  const booking = bookings[taken.which % Math.max(1, bookings.length)];
  if (!booking) return;
  const same = { arrival: booking.arrival, departure: booking.departure, rooms: booking.rooms };
  if ("stay" in taken) return change(place, booking, taken.stay, booking.holds);
  if (taken.act === "accept") return change(place, booking, same, true, "Accepted");
  if (taken.act === "complete") return change(place, booking, same, true, "Completed");
  if (taken.act === "reject") return change(place, booking, same, false, "Rejected");
  if (taken.act === "delete") return remove(booking);
  return restore(place, booking);
}

async function freeByNight({ hotelId }: Place): Promise<number[]> {
  const replies = nights.map((night, index) =>
    app.call("GET", `Availability?hotelId=${hotelId}&checkIn=${night}&checkOut=${dayAt(index + 1)}`),
  );
  return (await Promise.all(replies)).map(({ data }) => (data as { free: number }[])[0]?.free ?? -1);
}

async function agreesWithModel([units, steps]: Sequence): Promise<void> {
  const hotelId = await addHotel(staff);
  const roomId = await addRoom(staff, hotelId, { noOfRooms: units });
  const place = { hotelId, roomId, model: new StockModel(units, nights) };
  for (const each of steps) await take(place, each);
  expect(await freeByNight(place)).toEqual(place.model.freeByNight());
}

const sequence = fc.tuple(
  fc.integer({ min: 1, max: 3 }),
  fc.array(step, { minLength: 5, maxLength: 25, size: "max" }),
);
export type Sequence = typeof sequence extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * A test of `numRuns` random sequences. On failure the seed and the shortest failing sequence are printed, which should be
 * added to the `examples`.
 */
export function testSequences(numRuns: number, examples: Sequence[] = []): void {
  beforeAll(async () => {
    app = await startTestApp();
    staff = await app.signIn();
  });
  afterAll(() => app.stop());

  test(`${numRuns} sequences of book, accept, reject, complete, delete, restore, move, block and release agree with a model that counts`, async () => {
    const property = fc.asyncProperty(sequence, agreesWithModel);
    await fc.assert(property, { numRuns, examples: examples.map((example) => [example]) });
  }, 300_000);
}
