import { expect, test } from "vitest";
import { appOfTest } from "#test/support/app-hooks.ts";
import { inTransaction } from "../db/transaction.ts";
import type { Database } from "../db/open.ts";
import { addPicturePlaces } from "../db/migrations/060-picture-places.ts";
import { insertPicture } from "./pictures.queries.ts";

const app = appOfTest();

const picture = {
  module: "gallery" as const,
  owner_id: 0,
  title: "The lake",
  hash: "0".repeat(64),
  format: "jpeg" as const,
  path: "gallery/lake.jpg",
  width: 640,
  height: 480,
  placeholder: "",
  band: "#334455",
};
const now = "2030-06-01T06:30:00.000Z";

const add = (db: Database) => inTransaction(db, (transaction) => insertPicture(transaction, picture, now));

async function places(): Promise<[id: number, place: number][]> {
  const rows = await app.services.db.executor
    .selectFrom("pictures")
    .select(["id", "position"])
    .where("deleted_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(({ id, position }) => [id, position]);
}

test("pictures that two processes add at the same moment stand one behind the other", async () => {
  const here = app.services.db;
  const elsewhere = app.reopen();
  const added = await Promise.all(
    Array.from({ length: 24 }, (_, index) => add(index % 2 ? here : elsewhere)),
  );
  await elsewhere.executor.destroy();
  const counted = Array.from({ length: 24 }, (_, index) => index + 1);
  expect(added.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual(counted);
});

test("moved from both sides at once, each picture has a place of its own", async () => {
  const staff = await app.signIn();
  const ids: number[] = [];
  for (let count = 0; count < 5; count += 1) ids.push((await add(app.services.db)).id);
  const moves = ids.flatMap((id, index) => [
    staff("PUT", `Upload/${id}`, { position: 5 - index }),
    staff("PUT", `Upload/${id}`, { position: index + 1 }),
  ]);
  expect(new Set((await Promise.all(moves)).map(({ status }) => status))).toEqual(new Set([200]));
  const stored = await places();
  expect(stored.map(([, place]) => place)).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(stored.map(([id]) => id))).toEqual(new Set(ids));
});

test("a picture that comes back stands where it stood, or behind the others when that place was taken", async () => {
  const staff = await app.signIn();
  const [first, second] = [await add(app.services.db), await add(app.services.db)];
  const remove = () => staff("DELETE", `Upload/byId?Id=${first.id}`);
  const restore = () => staff("PUT", `Upload/restore?Id=${first.id}`);
  await remove();
  expect((await restore()).status).toBe(200);
  expect(await places()).toEqual([
    [first.id, 1],
    [second.id, 2],
  ]);
  await remove();
  await staff("PUT", `Upload/${second.id}`, { position: 1 });
  expect((await restore()).status).toBe(200);
  expect(await places()).toEqual([
    [second.id, 1],
    [first.id, 2],
  ]);
  expect((await restore()).status).toBe(404);
});

test("places that were given twice are mended in the order shown, and others left alone", async () => {
  const { executor } = app.services.db;
  await executor.schema.dropIndex("pictures_place").execute();
  const put = async (owner_id: number, position: number, deleted_at: string | null = null) => {
    const values = {
      ...picture,
      module: "hotel" as const,
      owner_id,
      position,
      deleted_at,
      state: "ready" as const,
    };
    const { id } = await executor
      .insertInto("pictures")
      .values({ ...values, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  };
  const [a, b, c, d] = [await put(7, 2), await put(7, 1), await put(7, 2), await put(7, 1)];
  await put(7, 1, now);
  const [e, f] = [await put(8, 3), await put(8, 9)];
  await executor.transaction().execute(addPicturePlaces);
  const rows = await executor
    .selectFrom("pictures")
    .select(["id", "position"])
    .where("deleted_at", "is", null)
    .execute();
  expect(Object.fromEntries(rows.map((row) => [row.id, row.position]))).toEqual({
    [b]: 1,
    [d]: 2,
    [a]: 3,
    [c]: 4,
    [e]: 3,
    [f]: 9,
  });
});
