import type { KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import type { WeatherAct } from "#contract/bad-weather.ts";
import type { Booking } from "#contract/bookings.ts";
import type { Services } from "#server/services.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, addRoom, bookingFormFor, idOf } from "#test/support/factories.ts";
import { withInterruption } from "#test/support/interruption.ts";
import { undoWeather } from "./undo-weather.ts";

const app = appOfFile();
const staff = staffOfFile(app);
const by = { username: "asha" };

/** The same services, whose process asks the database nothing more once it reads that stay. */
function killedAt(stay: number | undefined): Services {
  let isKilled = false;
  const services = withInterruption(
    app.services,
    (row) => "hotel_name" in row && "id" in row && row.id === stay,
    async () => void (isKilled = true),
  );
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (isKilled) throw new Error("killed");
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { ...services, db: { ...services.db, executor: services.db.executor.withPlugin(plugin) } };
}

async function enterTwo(): Promise<number[]> {
  const hotelId = await addHotel(staff);
  await addRoom(staff, hotelId, { noOfRooms: 2 });
  const stays: number[] = [];
  for (const _ of [1, 2]) stays.push(await idOf(staff("POST", "Booking/desk", bookingFormFor(hotelId))));
  return stays;
}

async function read(stays: readonly number[]): Promise<Booking[]> {
  const all = stays.map((stay) => staff("GET", `Booking/byId?Id=${stay}`));
  return (await Promise.all(all)).map(({ data }) => data as Booking);
}

async function act(form: object): Promise<number> {
  const days = { from: "2030-06-10", to: "2030-06-12", reason: "The Zojila is shut" };
  return idOf(staff("POST", "BadWeather", { ...days, ...form }));
}

const isUndone = async (id: number) =>
  ((await staff("GET", "BadWeather")).data as WeatherAct[]).find((one) => one.id === id)?.isUndone;

test("an undo whose process was killed goes on with the other stays, and writes to no guest twice", async () => {
  const stays = await enterTwo();
  const id = await act({ what: "Cancel" });
  await expect(undoWeather(killedAt(stays[1]), by, id)).rejects.toThrow("killed");
  const halfway = await read(stays);
  expect(halfway.map(({ status }) => status)).toEqual(["Accepted", "Rejected"]);
  expect(await isUndone(id)).toBe(false);
  const written = (await staff("GET", `Notification?search=${halfway[0]?.reference}`)).data;
  expect((await staff("DELETE", `BadWeather?Id=${id}`)).data).toEqual({ stays: 2, refused: [] });
  expect((await read(stays)).map(({ status }) => status)).toEqual(["Accepted", "Accepted"]);
  expect((await staff("GET", `Notification?search=${halfway[0]?.reference}`)).data).toEqual(written);
  expect(await isUndone(id)).toBe(true);
  expect((await staff("DELETE", `BadWeather?Id=${id}`)).status).toBe(409);
  for (const stay of stays) await staff("POST", "Booking/ending", { id: stay, ending: "Cancelled" });
});

test("an act undone while the undo of another is interrupted leaves each stay what still counts for it", async () => {
  const stays = await enterTwo();
  const first = await act({ what: "Move", moveUntil: "2030-12-31" });
  const second = await act({ what: "Move", moveUntil: "2030-11-30" });
  const until = async () => (await read(stays)).map(({ policy }) => policy?.freeMoveUntil);
  await expect(undoWeather(killedAt(stays[1]), by, second)).rejects.toThrow("killed");
  expect(await until()).toEqual(["2030-12-31", "2030-11-30"]);
  expect((await staff("DELETE", `BadWeather?Id=${first}`)).status).toBe(200);
  expect(await until()).toEqual([null, "2030-11-30"]);
  expect((await staff("DELETE", `BadWeather?Id=${second}`)).status).toBe(200);
  expect(await until()).toEqual([null, null]);
  for (const stay of stays) await staff("POST", "Booking/ending", { id: stay, ending: "Cancelled" });
});

test("two who undo at once undo each stay once", async () => {
  const stays = await enterTwo();
  const id = await act({ what: "Move", moveUntil: "2030-12-31" });
  const count = async () =>
    Promise.all(
      (await read(stays)).map(
        async ({ reference }) => ((await staff("GET", `Notification?search=${reference}`)).data as []).length,
      ),
    );
  const before = await count();
  const replies = await Promise.all([1, 2].map(() => staff("DELETE", `BadWeather?Id=${id}`)));
  expect(replies.map(({ status }) => status)).toContain(200);
  expect(await count()).toEqual(before.map((one) => one + 1));
});
