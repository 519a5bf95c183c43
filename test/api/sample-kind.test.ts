import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Change, changedKinds, changeLogEndpointsOf } from "#contract/change-log.ts";
import { deletableKinds, trashEndpointsOf } from "#contract/trash.ts";
import { productTable } from "#server/product-table.ts";
import { deletable } from "#server/record-kinds.ts";
import { trashHandlers } from "#server/trash/trash.api.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { lostItemHandlers } from "../support/sample-kind/lost-items.api.ts";
import { lostItemKind } from "../support/sample-kind/lost-items.queries.ts";
import { createLostItems } from "../support/sample-kind/lost-items.table.ts";
import { lostItemEndpoints } from "../support/sample-kind/lost-items.ts";

// A kind of request as the next year will bring it: what CONTRIBUTING.md lists is enough for all that is tried here.

const { endpoints, handlers, recordKinds } = productTable;
const kind = "lostItems";
const table = {
  endpoints: {
    ...endpoints,
    [kind]: lostItemEndpoints,
    trash: trashEndpointsOf([...deletableKinds, kind]),
    changeLog: changeLogEndpointsOf([...changedKinds, kind]),
  },
  handlers: {
    ...handlers,
    [kind]: lostItemHandlers,
    trash: trashHandlers([...deletable, { kind, recordKind: lostItemKind }]),
  },
  recordKinds: { ...recordKinds, [kind]: lostItemKind },
};

const form = { customerName: "Meera Pillai", itme: "A blue scarf" };

let app: TestApp;
let staff: Awaited<ReturnType<TestApp["signIn"]>>;

beforeAll(async () => {
  app = await startTestApp({ table });
  await createLostItems(app.services.db);
  staff = await app.signIn();
});
afterAll(() => app.stop());

async function send(change = {}): Promise<number> {
  const { status, message, data } = await app.call("POST", "LostItem", { ...form, ...change });
  expect([status, message]).toEqual([201, "We will look for it"]);
  return (data as { id: number }).id;
}

const read = (id: number) => staff("GET", `LostItem/byId?Id=${id}`);

async function history(id: number): Promise<Change[]> {
  return (await staff("GET", `ChangeLog?kind=${kind}&recordId=${id}`)).data as Change[];
}

test("a kind of request is these files, and the page of its list", () => {
  expect(readdirSync("test/support/sample-kind")).toHaveLength(4);
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
