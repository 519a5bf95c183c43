import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { ChildServer } from "#test/support/child-server.ts";
import { twoServersOfFile } from "#test/support/two-servers.ts";
import { blockFormFor, ratePeriodFormFor } from "#test/support/factories.ts";
import {
  insertPlace,
  insertRequest,
  raceForm,
  type RacePlace,
  type RaceStay,
} from "#test/support/race-places.ts";
import { augustDays, StockModel } from "#test/support/stock-model.ts";
import type { Executor } from "./db/open.ts";

const racesOfEachPair = 60;
const atOnce = 6;
const days = augustDays(2090, 5);
const nights = days.slice(0, 4);

const promises = ["accept", "enter", "block"] as const;
const acts = [...promises, "shrink", "delete room", "delete hotel"] as const;
type Act = (typeof acts)[number];

/** Every act that takes rooms, paired with every act once. */
const pairs = promises.flatMap((one, index) => acts.slice(index).map((other): [Act, Act] => [one, other]));

const stay = fc
  .record({ start: fc.nat(2), length: fc.integer({ min: 1, max: 2 }), rooms: fc.constantFrom(1, 1, 2) })
  .map(({ start, length, rooms }): RaceStay => {
    const [checkInDate = "", checkOutDate = ""] = [days[start], days[start + length]];
    return { checkInDate, checkOutDate, rooms };
  });
const step = fc.record({ stay, which: fc.boolean(), fromTrash: fc.boolean() });
const race = fc.record({
  units: fc.integer({ min: 1, max: 3 }),
  steps: fc.array(step, { minLength: 2, maxLength: 4 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Done = { act: Act; stay: RaceStay; status: number; message: string; id: number };

const seed = Math.floor(Math.random() * 2 ** 31);
const two = twoServersOfFile();
let db: Executor;

beforeAll(() => {
  db = two.db;
});

/** Prepares what the act needs and returns a function that does it. */
async function prepare(server: ChildServer, place: RacePlace, act: Act, { stay, fromTrash }: Step) {
  const { hotelId, roomId, units } = place;
  const staff = (method: string, path: string, body?: unknown) =>
    server.call(method, path, body, { cookie: two.cookie });
  const form = raceForm(place, stay);
  const known = act === "accept" ? await insertRequest(db, place, stay, fromTrash) : 0;
  const calls: Record<Act, () => ReturnType<typeof staff>> = {
    accept: () =>
      fromTrash
        ? staff("PUT", `Booking/restore?Id=${known}`)
        : staff("PUT", `Booking/${known}`, { ...form, status: "Accepted" }),
    enter: () => staff("POST", "Booking/desk", form),
    block: () => {
      const { checkInDate, checkOutDate: freeFrom, rooms } = stay;
      return staff("POST", "RoomBlock", blockFormFor(roomId, { firstNight: checkInDate, freeFrom, rooms }));
    },
    shrink: () => {
      const room = { roomType: 2, rentPerNight: 4500, noBeds: 1, maxAdults: 2, maxChild: 1, facilities: [] };
      return staff("PUT", `Rooms/${roomId}`, { ...room, noOfRooms: Math.max(1, units - stay.rooms) });
    },
    "delete room": () => staff("DELETE", `Rooms/byId?Id=${roomId}`),
    "delete hotel": () => staff("DELETE", `Hotel/byId?Id=${hotelId}`),
  };
  return async (): Promise<Done> => {
    const { status, message, data } = await calls[act]();
    return { act, stay, status, message, id: known || ((data as { id?: number } | null)?.id ?? 0) };
  };
}

/** Starts all acts of one race at once, alternating between the processes. */
async function run(
  doors: ChildServer[],
  pair: [Act, Act],
  { units, steps }: { units: number; steps: Step[] },
) {
  const place = await insertPlace(db, units);
  const ready = await Promise.all(
    steps.map((each, index) => {
      // Each of the two acts is in every race; further ones are either.
      const act = pair[index < 2 ? index : Number(each.which)] ?? pair[0];
      return prepare(doors[index % doors.length] as ChildServer, place, act, each);
    }),
  );
  const done = await Promise.all(ready.map((act) => act()));
  await check(place, done, `seed ${seed}: ${JSON.stringify({ pair, units, done })}`);
}

const isDone = ({ status }: Done) => status === 200 || status === 201;

async function check({ hotelId, roomId }: RacePlace, done: Done[], story: string): Promise<void> {
  const refusals = done.filter((each) => !isDone(each)).map(({ status }) => status);
  expect(
    refusals.filter((status) => ![400, 404, 409].includes(status)),
    story,
  ).toEqual([]);

  const room = await db.selectFrom("rooms").selectAll().where("id", "=", roomId).executeTakeFirstOrThrow();
  const hotel = await db.selectFrom("hotels").selectAll().where("id", "=", hotelId).executeTakeFirstOrThrow();
  const held = await db.selectFrom("room_nights").selectAll().where("room_id", "=", roomId).execute();

  // Never overbooked, and exactly the nights of accepted stays are held.
  const model = new StockModel(room.units, nights);
  for (const { act, stay, id } of done.filter(isDone)) {
    const promised = { id, arrival: stay.checkInDate, departure: stay.checkOutDate, rooms: stay.rooms };
    if (act === "block") model.blocks.push({ ...promised, holds: true, isDeleted: false });
    else if (act === "accept" || act === "enter")
      model.bookings.push({ ...promised, holds: true, isDeleted: false });
  }
  for (const night of nights) {
    const taken = held.filter((place) => place.night === night).length;
    expect(model.free(night), story).toBeGreaterThanOrEqual(0);
    expect(room.units - taken, story).toBe(model.free(night));
  }
  const stays = await db
    .selectFrom("bookings")
    .select("id")
    .where("hotel_id", "=", hotelId)
    .where("status", "=", "Accepted")
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  expect(
    stays.map(({ id }) => id),
    story,
  ).toEqual(model.bookings.map(({ id }) => id).toSorted((a, b) => a - b));
  // Nobody asked to keep stays, so a deleted room type or hotel has none.
  if (room.deleted_at !== null || hotel.deleted_at !== null) expect(stays, story).toEqual([]);
  const wasDeleted = done.some((each) => each.act.startsWith("delete") && isDone(each));
  expect(room.deleted_at !== null || hotel.deleted_at !== null, story).toBe(wasDeleted);
}

test.each([
  ["one process", 1],
  ["two processes", 2],
])(
  `in ${racesOfEachPair} races of each pair of acts on %s nothing is promised twice, and no stay is lost without a word`,
  async (_, count) => {
    const doors = two.servers.slice(0, count);
    for (const pair of pairs) {
      const races = fc.sample(race, { seed, numRuns: racesOfEachPair });
      for (let first = 0; first < races.length; first += atOnce)
        await Promise.all(races.slice(first, first + atOnce).map((each) => run(doors, pair, each)));
    }
  },
  900_000,
);

test("the same season sent to two processes at once is saved by one of them, whole", async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await insertPlace(db, 1), await insertPlace(db, 1)];
    const periods = [one, other].map(({ roomId }) =>
      ratePeriodFormFor(roomId, { from: "2090-06-10", to: "2090-06-15" }),
    );
    const replies = await Promise.all(
      two.servers.map((server) =>
        server.call("POST", "RatePeriod/season", { periods }, { cookie: two.cookie }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const rooms = [one.roomId, other.roomId];
    const stored = await db
      .selectFrom("rate_periods")
      .select("room_id")
      .where("room_id", "in", rooms)
      .execute();
    expect(stored.map(({ room_id }) => room_id).toSorted((a, b) => a - b)).toEqual(rooms);
  }
});
