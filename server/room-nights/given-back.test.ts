import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, blockFormFor, bookingFormFor, idOf } from "#test/support/factories.ts";

const app = appOfFile();
const onPostgres = test.skipIf(process.env["TEST_DATABASE_URL"] === undefined);

const staff = staffOfFile(app);
let [hotel, room] = [0, 0];

beforeAll(async () => {
  hotel = await addHotel(staff);
  room = await addRoom(staff, hotel, { noOfRooms: 200 });
});

const stay = (change = {}) => ({
  ...bookingFormFor(hotel, { status: undefined }),
  roomId: room,
  rooms: 1,
  ...change,
});
const enter = () => staff("POST", "Booking/desk", stay());
const edit = (id: number) =>
  staff("PUT", `Booking/${id}`, stay({ customerName: "Joseph D'Souza", status: "Accepted" }));
const remove = (id: number) => staff("DELETE", `Booking/byId?Id=${id}`);
const end = (id: number) => staff("POST", "Booking/ending", { id, ending: "Cancelled", reason: "" });
const block = () => staff("POST", "RoomBlock", blockFormFor(room));
const release = (id: number) => staff("DELETE", `RoomBlock/byId?Id=${id}`);

/** As PostgreSQL counts them; a connection tells its own within a second. */
async function deadlocks(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1200));
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(
    app.services.db.executor,
  );
  return rows[0]?.deadlocks ?? 0;
}

onPostgres("who gives nights back and who takes some at once do not wait for each other", async () => {
  const before = await deadlocks();
  for (let round = 0; round < 8; round += 1) {
    const [one, two, three, four] = [
      await idOf(enter()),
      await idOf(enter()),
      await idOf(enter()),
      await idOf(enter()),
    ];
    const kept = await idOf(block());
    const replies = await Promise.all([
      edit(one),
      edit(two),
      enter(),
      block(),
      remove(three),
      enter(),
      end(four),
      release(kept),
    ]);
    expect(replies.map(({ status }) => Math.floor(status / 100))).toEqual(replies.map(() => 2));
  }
  expect((await deadlocks()) - before).toBe(0);
});

test("a stay whose type was deleted meanwhile comes back to the rooms that it is given, and says so", async () => {
  const house = await addHotel(staff);
  const first = await addRoom(staff, house, { roomType: 1, noOfRooms: 5 });
  const second = await addRoom(staff, house, { roomType: 2, noOfRooms: 5 });
  const book = () => idOf(staff("POST", "Booking/desk", stay({ hotelId: house, roomId: first })));
  const [deleted, ended] = [await book(), await book()];
  await remove(deleted);
  await end(ended);
  expect((await staff("DELETE", `Rooms/byId?Id=${first}`)).status).toBe(200);
  expect((await staff("PUT", `Booking/restore?Id=${deleted}`)).status).toBe(200);
  expect((await staff("DELETE", `Booking/ending?Id=${ended}`)).status).toBe(200);
  for (const id of [deleted, ended]) {
    const { data } = await staff("GET", `Booking/byId?Id=${id}`);
    const held = await app.services.db.executor
      .selectFrom("room_nights")
      .select("room_id")
      .distinct()
      .where("booking_id", "=", id)
      .execute();
    expect([(data as { roomId: number }).roomId, held]).toEqual([second, [{ room_id: second }]]);
  }
});
