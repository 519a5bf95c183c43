import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Change } from "#contract/change-log.ts";
import { endpoints } from "#contract/endpoints.made.ts";
import { deletableKinds } from "#contract/record-kinds.ts";
import type { TestApp } from "../support/app.ts";
import { houseWith } from "../support/house-with.ts";

// A kind of request as the next year will bring it: the five files that CONTRIBUTING.md lists are put into a copy of the
// house, and nothing else is.

const sample = "test/support/sample-kind";
const kind = "lostItems";
const form = { customerName: "Meera Pillai", itme: "A blue scarf" };

let house: Awaited<ReturnType<typeof houseWith>>;
let app: TestApp;
let staff: Awaited<ReturnType<TestApp["signIn"]>>;

beforeAll(async () => {
  house = await houseWith(sample);
  app = await house.startApp();
  staff = await app.signIn();
});
afterAll(async () => {
  await app.stop();
  house.remove();
});

async function send(change = {}): Promise<number> {
  const { status, message, data } = await app.call("POST", "LostItem", { ...form, ...change });
  expect([status, message]).toEqual([201, "We will look for it"]);
  return (data as { id: number }).id;
}

const read = (id: number) => staff("GET", `LostItem/byId?Id=${id}`);

async function history(id: number): Promise<Change[]> {
  return (await staff("GET", `ChangeLog?kind=${kind}&recordId=${id}`)).data as Change[];
}

test("a kind of request is five files", () => {
  const files = readdirSync(sample, { recursive: true, withFileTypes: true });
  expect(files.filter((entry) => entry.isFile())).toHaveLength(5);
});

const lists = [
  ["contract/endpoints.made.ts", "lostItems: lostItemEndpoints,"],
  ["contract/kinds.made.ts", 'label: "Lost item"'],
  ["server/handlers.made.ts", "lostItems: lostItemHandlers,"],
  ["server/kinds.made.ts", "lostItems: lostItemKind,"],
  ["server/requests.made.ts", "lostItems: lostItemRequest,"],
  ["server/db/migrations/steps.made.ts", '"900-lost-items": createLostItems,'],
  ["app/features/request-lists.made.ts", "lostItems: look(lostItemList),"],
  ["app/request-routes.made.ts", 'route("lost-items", "routes/control/manage-lost-items.made.tsx"'],
  ["app/routes/control/manage-lost-items.made.tsx", "export default requestPage(lostItemList);"],
] as const;

test.each(lists)("%s has it, after what was there", (path, line) => {
  const text = readFileSync(join(house.folder, path), "utf8");
  expect(text).toContain(line);
  const own = path.includes("lost-items") ? "" : readFileSync(path, "utf8");
  for (const row of own.split("\n")) expect(text).toContain(row);
});

const counted = async () =>
  ((await staff("GET", "Dashboard/NewRequests")).data as Record<string, number>)[kind] ?? 0;

test("Today counts it until somebody has opened it", async () => {
  const before = await counted();
  const id = await send({ itme: "A walking stick" });
  expect(await counted()).toBe(before + 1);
  expect((await staff("PUT", "Dashboard/Opened", { kind, id })).status).toBe(200);
  expect(await counted()).toBe(before);
  expect((await read(id)).data).toMatchObject({ isNew: false });
});

test("one that looks sent by a machine is kept apart until staff call it genuine", async () => {
  const id = await send({ itme: "A compass" });
  const { executor } = app.services.db;
  const marked = { suspicious_at: "2030-06-01T06:30:00.000Z" };
  await executor.updateTable("lost_items").set(marked).where("id", "=", id).execute();
  const listed = async (apart: boolean) =>
    (await staff("GET", `LostItem?search=compass&isSuspicious=${apart}`)).pageInfo?.totalRecords;
  expect([await listed(false), await listed(true)]).toEqual([0, 1]);
  expect((await staff("PUT", "Dashboard/Genuine", { kind, id })).status).toBe(200);
  expect([await listed(false), await listed(true)]).toEqual([1, 0]);
});

test("a guest sends one, once for each key; staff alone read it", async () => {
  const key = { "idempotency-key": "pressed twice" };
  const sent = { ...form, itme: "An umbrella" };
  const first = await app.call("POST", "LostItem", sent, key);
  const second = await app.call("POST", "LostItem", sent, key);
  expect(second.data).toEqual(first.data);
  const { id } = first.data as { id: number };
  expect((await read(id)).data).toMatchObject({ id, itme: "An umbrella", status: "Pending", version: 1 });
  expect((await app.call("GET", `LostItem/byId?Id=${id}`)).status).toBe(401);
  expect((await app.call("POST", "LostItem", { customerName: "Meera" })).errors).toEqual({
    itme: "Write what was lost",
  });
});

test("its list is paged, sorted and searched", async () => {
  for (const customerName of ["Farida Sheikh", "Asif Lone"]) await send({ customerName, itme: "A kettle" });
  const list = await staff("GET", "LostItem?search=kettle&OrderBy=name&sortExpression=asc&limit=1");
  expect(list.pageInfo).toMatchObject({ totalRecords: 2, totalPages: 2 });
  expect(list.data).toMatchObject([{ customerName: "Asif Lone" }]);
});

test("of two changes from one version the second is refused", async () => {
  const id = await send();
  const change = { ...form, status: "accepted", version: 1 };
  expect((await staff("PUT", `LostItem/${id}`, change)).data).toMatchObject({
    status: "Accepted",
    version: 2,
  });
  const late = await staff("PUT", `LostItem/${id}`, change);
  expect([late.status, late.message]).toEqual([409, "Somebody else changed this meanwhile"]);
  const missing = await read(99_999);
  expect([missing.status, missing.message]).toEqual([404, "This lost item does not exist, or no longer"]);
});

test("deleted it is in the trash, restored in the list again, and the change log tells all of it", async () => {
  const id = await send({ itme: "A lantern" });
  const change = { ...form, itme: "A copper lantern", status: "Rejected" };
  await staff("PUT", `LostItem/${id}`, change);
  expect((await staff("DELETE", `LostItem/byId?Id=${id}`)).message).toBe("Lost item deleted");
  const trash = await staff("GET", "Bin?search=copper");
  expect(trash.data).toEqual([
    { kind, id, name: "Meera Pillai, A copper lantern", deletedAt: "2030-06-01T06:30:00.000Z" },
  ]);
  expect((await read(id)).status).toBe(404);
  expect((await staff("PUT", `LostItem/restore?Id=${id}`)).message).toBe("Lost item restored");
  expect((await read(id)).data).toMatchObject({ id, isDeleted: false });
  const changes = await history(id);
  expect(changes.map(({ by, action, title }) => [by, action, title])).toEqual([
    ["asha", "restored", "Meera Pillai, A copper lantern"],
    ["asha", "deleted", "Meera Pillai, A copper lantern"],
    ["asha", "changed", "Meera Pillai, A copper lantern"],
  ]);
  expect(changes[2]?.fields).toEqual([
    { name: "Item", before: "A lantern", after: "A copper lantern" },
    { name: "Status", before: "Pending", after: "Rejected" },
  ]);
});

test("what can be restored is in the trash: no kind of the product is forgotten", () => {
  // Of a block of words an earlier version comes back; it is never deleted.
  const restorable = Object.entries(endpoints).filter(
    ([name, calls]) => name !== "content" && "restore" in calls,
  );
  expect(restorable.map(([name]) => name).toSorted()).toEqual(deletableKinds.toSorted());
});

test("other kinds are as they were", async () => {
  expect((await staff("GET", "Hotel/AllUser")).status).toBe(200);
  expect((await staff("PATCH", "LostItem")).headers.get("allow")).toBe("GET, POST");
});
