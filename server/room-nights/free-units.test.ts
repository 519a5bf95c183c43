import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { addDays } from "#contract/rules/stay.ts";
import { countFreeUnits } from "#server/db/kept-sums.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom } from "#test/support/factories.ts";

const app = appOfFile();
const staff = staffOfFile(app);
const hotels: number[] = [];
const rooms: number[] = [];
const days = 6;
const dayOf = (n: number) => addDays("2030-07-01", n);

beforeAll(async () => {
  for (let house = 0; house < 3; house += 1) {
    const hotel = await addHotel(staff, { hotelName: `House ${house}` });
    hotels.push(hotel);
    for (const roomType of [1, 2].slice(0, house + 1))
      rooms.push(await addRoom(staff, hotel, { roomType, noOfRooms: 1 + house }));
  }
});

/** Rooms kept out of sale, released again, and room types that get more or fewer rooms. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant("block" as const),
      room: fc.nat(4),
      from: fc.nat(days - 1),
      nights: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("release" as const), nth: fc.nat(9) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant("resize" as const),
      room: fc.nat(4),
      units: fc.integer({ min: 1, max: 4 }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

async function take(one: Step, blocks: number[]): Promise<void> {
  const { executor } = app.services.db;
  if (one.does === "block") {
    const { status, data } = await staff("POST", "RoomBlock", {
      roomId: rooms[one.room] ?? 0,
      rooms: 1,
      firstNight: dayOf(one.from),
      freeFrom: dayOf(one.from + one.nights),
      reason: "Paint",
    });
    if (status === 201) blocks.push((data as { id: number }).id);
  } else if (one.does === "release") {
    const [id] = blocks.splice(one.nth, 1);
    if (id !== undefined) await staff("DELETE", `RoomBlock/byId?Id=${id}`);
  } else
    await executor
      .updateTable("rooms")
      .set({ units: one.units })
      .where("id", "=", rooms[one.room] ?? 0)
      .execute();
}

test("through blocks, releases and other numbers of rooms the free ones are kept, and lists have the houses with any", async () => {
  const { executor } = app.services.db;
  const blocks: number[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      for (const one of steps) await take(one, blocks);
      const counted = await countFreeUnits(executor);
      const stored = await executor
        .selectFrom("free_units")
        .innerJoin("rooms", "rooms.id", "room_id")
        .select(["room_id", "night", "free"])
        .whereRef("free", "<>", "units")
        .execute();
      const told = (rows: typeof stored) =>
        rows.map(({ room_id, night, free }) => `${room_id} ${night} ${free}`).toSorted();
      expect([steps, told(stored)]).toEqual([steps, told(counted)]);
      const units = await executor.selectFrom("rooms").select(["id", "hotel_id", "units"]).execute();
      for (const [arrival, departure] of [
        [dayOf(0), dayOf(1)],
        [dayOf(1), dayOf(4)],
        [dayOf(0), dayOf(days)],
      ] as const) {
        const isFull = ({ id }: { id: number }) =>
          counted.some(
            (one) => one.room_id === id && one.free <= 0 && one.night >= arrival && one.night < departure,
          );
        const open = hotels.filter((hotel) => units.some((room) => room.hotel_id === hotel && !isFull(room)));
        const { data, pageInfo } = await app.call(
          "GET",
          `Hotel/AllUser?sortExpression=asc&checkIn=${arrival}&checkOut=${departure}`,
        );
        expect([steps, (data as { id: number }[]).map(({ id }) => id)]).toEqual([steps, open]);
        expect(pageInfo?.totalRecords).toBe(open.length);
      }
    }),
    { numRuns: 25 },
  );
});
