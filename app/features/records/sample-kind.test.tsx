// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  StaticRouterProvider,
  useActionData,
  useLoaderData,
} from "react-router";
import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { createClient, type Reply } from "#contract/client.ts";
import { companyDefaults } from "#contract/company-defaults.ts";
import { asTaxChoice } from "#contract/rules/tax-words.ts";
import type { LostItem } from "#test/support/sample-kind/contract/lost-items.ts";
import { apiContext } from "#app/context.ts";
import { writeCsv } from "#app/features/lists/write-csv.ts";
import { alphabetical, byTime } from "../lists/list-sorts.ts";
import { byStatus } from "../lists/record-list.ts";
import { fileColumn } from "#app/features/lists/columns.ts";
import { nameColumn, statusColumn } from "./standard-columns.tsx";
import type { TextsOf } from "../merge/form-versions.ts";
import type { Refusal } from "../merge/refuse-change.ts";
import { RequestDetails } from "./request-details.tsx";
import type { DetailsProps, RequestList } from "./request-list.ts";
import { requestPage } from "./request-page.tsx";
import { requestAction, requestLoader } from "./request-route.ts";

type Boat = {
  id: number;
  version: number;
  name: string;
  oars: number;
  status: string;
  isNew: boolean;
  isSuspicious: boolean;
};

let boats: Boat[] = [];
let asked: Record<string, unknown> = {};

type BoatRow = Pick<Boat, "id" | "name" | "status" | "isNew">;

/** A kind of request that no page has; all there is of it in the app is this description. */
const boatList: RequestList<Boat, BoatRow> = {
  kind: "reviews", // the word of a kind that the contract has
  title: "Boats",
  label: "Boats",
  search: "Search boats",
  empty: "No boats.",
  csv: "boats.csv",
  calls: () => boatCalls,
  query: byStatus,
  waits: { under: ["Pending"], tell: ({ name, status }) => ({ name, what: "A boat", status }) },
  statuses: ["Pending", "Accepted", "Rejected"],
  sorts: [...byTime, ...alphabetical("name", "Name")],
  rowOf: ({ id, name, status, isNew }) => ({ id, name, status, isNew }),
  columns: [
    nameColumn((boat: BoatRow) => boat.name),
    fileColumn("Oars", (boat) => boat.oars),
    { header: "Length", cell: () => "long" },
    statusColumn,
  ],
  Details: (props: DetailsProps<Boat>) => (
    <RequestDetails
      {...props}
      kind="reviews"
      title="Boat Details"
      above={props.record.name}
      versionFields={[{ keys: ["status"], label: "Status" }]}
      deleteLabel="Delete Boat"
    >
      <p>{props.record.oars} oars</p>
    </RequestDetails>
  ),
};

const boatCalls = {
  list: async ({ query }: { query: Record<string, unknown> }): Promise<Reply<Boat[]>> => {
    const apart = query["isSuspicious"] === true;
    if (!apart) asked = query;
    const { search = "", status = "" } = query;
    const found = boats.filter(
      (boat) =>
        boat.isSuspicious === apart &&
        boat.name.includes(String(search)) &&
        (status === "" || boat.status === status),
    );
    const page = Number(query["page"]);
    const onPage = found.slice((page - 1) * pageSize, page * pageSize);
    return { ...done(onPage), pageInfo: pageOf(found.length, page) };
  },
  byId: async ({ query: { id } }: { query: { id: number } }): Promise<Reply<Boat>> => {
    const boat = boats.find((one) => one.id === id);
    return boat ? done(boat) : failed(404, "This boat does not exist");
  },
  change: async ({ id, body }: { id: number; body: Record<string, unknown> }) => {
    const boat = boats.find((one) => one.id === id);
    if (!boat || String(boat.version) !== body["version"]) return failed(409, "Somebody was quicker");
    Object.assign(boat, { status: body["status"], version: boat.version + 1 });
    return done(boat);
  },
  remove: async ({ query: { id } }: { query: { id: number } }) => {
    boats = boats.filter((one) => one.id !== id);
    return done(null);
  },
};

function done<T>(data: T) {
  return { ok: true as const, status: 200, message: "Done", data };
}

function failed(status: number, message: string) {
  return { ok: false as const, status, message, errors: {} };
}

const pageSize = 10;

function pageOf(totalRecords: number, currentPage: number) {
  return { totalRecords, totalPages: Math.ceil(totalRecords / pageSize), currentPage, pageSize };
}

const Page = requestPage(boatList);

/** What a route module's default export is given. */
function BoatsPage() {
  const loaderData = useLoaderData<ComponentProps<typeof Page>["loaderData"]>();
  return <Page loaderData={loaderData} actionData={useActionData<Refusal<TextsOf<Boat>>>()} />;
}

const api = createClient(async (url) => {
  const data = /ChangeLog|Notification/.test(url) ? [] : { id: 1 };
  return Response.json({ status: 200, message: "OK", data });
});

/** What the last redirect has its page tell. */
let told = "";

/** Shows what the page answers to a request, or returns where it leads. */
async function visit(address: string, form?: Record<string, string>): Promise<string | null> {
  const routes = [
    {
      path: "/boats",
      loader: requestLoader(boatList),
      action: requestAction(boatList),
      Component: BoatsPage,
    },
  ];
  return show(routes, `/boats${address}`, form && { method: "POST", body: new URLSearchParams(form) });
}

async function show(routes: RouteObject[], address: string, init?: RequestInit): Promise<string | null> {
  const handler = createStaticHandler(routes);
  const requestContext = new RouterContextProvider();
  requestContext.set(apiContext, api);
  const context = await handler.query(new Request(`http://test.example${address}`, init), {
    requestContext,
  });
  if (context instanceof Response) {
    told = decodeURIComponent(context.headers.get("x-flash") ?? "");
    return context.headers.get("location");
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  document.body.innerHTML = renderToString(<StaticRouterProvider router={router} context={context} />);
  return null;
}

function fleet(): void {
  const boat = (id: number, name: string, status: string, isSuspicious = false) => ({
    id,
    version: 1,
    name,
    oars: id + 1,
    status,
    isNew: id === 1,
    isSuspicious,
  });
  boats = [boat(1, "Shikara", "Pending"), boat(2, "Doonga", "Accepted"), boat(3, "=Barge", "Pending", true)];
}

test("its list shows the columns of its description, with search, statuses, order and file", async () => {
  fleet();
  await visit("");
  const table = within(screen.getByRole("table", { name: "Boats" }));
  expect(table.getAllByRole("columnheader").map((cell) => cell.textContent)).toEqual([
    expect.stringContaining("Name"),
    "Length",
    "Status",
  ]);
  expect(table.getByRole("link", { name: /^Shikara ?\(new\)$/ }).getAttribute("href")).toBe("/boats?view=1");
  expect(screen.getByRole("searchbox", { name: "Search boats" })).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Suspicious/ })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Export" }).getAttribute("href")).toBe(
    "/control/export/boats.csv?",
  );
});

test("it is filtered and sorted by its address", async () => {
  fleet();
  await visit("?status=Accepted&sort=name-desc&search=o");
  expect(asked).toMatchObject({ status: "Accepted", orderBy: "name", direction: "desc", search: "o" });
  expect(screen.queryByText("Shikara")).toBeNull();
  expect(screen.getByText("Doonga")).toBeTruthy();
  await visit("?search=gondola");
  expect(screen.getByText("No boats.")).toBeTruthy();
});

test("its file has the columns of its description", async () => {
  fleet();
  const file = await writeCsv(api, boatList, new URLSearchParams("status=Suspicious"));
  const bytes = await new Response(file).arrayBuffer();
  const csv = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  expect(csv).toBe('\uFEFF"Name","Oars","Status"\r\n"\'=Barge",4,"Pending"\r\n');
});

test("its details open over the list; a change of status closes them", async () => {
  fleet();
  await visit("?view=1&status=Pending");
  const dialog = within(screen.getByRole("dialog", { name: "Boat Details" }));
  expect(dialog.getByText("2 oars")).toBeTruthy();
  expect(dialog.getByLabelText<HTMLSelectElement>("Status").value).toBe("Pending");
  const change = { intent: "update", id: "1", version: "1", status: "Accepted" };
  expect(await visit("?view=1&status=Pending", change)).toMatch(/^\/boats\?status=Pending/);
  expect(boats[0]).toMatchObject({ status: "Accepted", version: 2 });
});

test("a change of what somebody else has changed shows both versions", async () => {
  fleet();
  boats = boats.map((boat) => ({ ...boat, status: "Rejected", version: 2 }));
  await visit("?view=1", { intent: "update", id: "1", version: "1", status: "Accepted" });
  const dialog = within(screen.getByRole("dialog", { name: "Boat Details" }));
  expect(dialog.getByRole("group", { name: "Status" }).textContent).toMatch(/Rejected.*Accepted/);
});

test("a deleted one leaves the list, and can be brought back", async () => {
  fleet();
  await visit("?view=2", { intent: "delete", id: "2", version: "1" });
  expect(boats.map(({ id }) => id)).toEqual([1, 3]);
  expect(JSON.parse(told)).toMatchObject({ text: "Done", undo: { kind: "reviews", id: 2 } });
  expect(await visit("?view=2&status=Pending")).toBe("/boats?status=Pending");
  expect(JSON.parse(told)).toMatchObject({ text: "This boat does not exist", isInfo: true });
});

function manyBoats(): void {
  fleet();
  const [first] = boats;
  if (first) boats = Array.from({ length: 20 }, (_, index) => ({ ...first, id: index + 1 }));
}

test("a page beyond the end says so and leads to the last one, by the same filters", async () => {
  manyBoats();
  expect(await visit("?status=Pending&page=99")).toBeNull();
  expect(screen.getByRole("heading", { name: "There is no page 99" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "To the last page" }).getAttribute("href")).toBe(
    "/boats?status=Pending&page=2",
  );
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.queryByRole("navigation", { name: "Pages" })).toBeNull();
});

test("a page whose last record has just gone gives way to the one before it", async () => {
  manyBoats();
  expect(await visit("?status=Pending&page=3")).toBe("/boats?status=Pending&page=2");
  expect(await visit("?page=2")).toBeNull();
  expect(screen.getByRole("table", { name: "Boats" })).toBeTruthy();
});

test("a record that is open over such a page stays open", async () => {
  manyBoats();
  expect(await visit("?page=3&view=1")).toBeNull();
  expect(screen.getByRole("dialog", { name: "Boat Details" })).toBeTruthy();
  expect(screen.getByText("There is no page 3")).toBeTruthy();
});

const sampleFile = "../../../test/support/sample-kind/app/features/lost-items/lost-item-list.tsx";

/** Of the sample of five files (`test/support/sample-kind`): its kind is none that this house's compiler knows. */
async function lostItems() {
  const loaded = (await import(sampleFile)) as { lostItemList: RequestList<LostItem, { id: number }> };
  const scarf: LostItem = {
    id: 1,
    reference: "LI-7F3K2M",
    customerName: "Meera Pillai",
    item: "A blue scarf",
    status: "Pending",
    createdAt: "2030-06-01T06:30:00.000Z",
    isNew: true,
    isSuspicious: false,
    isDeleted: false,
    version: 1,
  };
  const list = async ({ query }: { query: Record<string, unknown> }) => {
    const onPage = query["isSuspicious"] === true ? [] : [scarf];
    return { ...done(onPage), pageInfo: pageOf(onPage.length, 1) };
  };
  const calls = { ...boatCalls, list, byId: async () => done(scarf) };
  return { list: { ...loaded.lostItemList, calls: () => calls }, scarf };
}

test("the sample's list has its page, its file and what Today says of one", async () => {
  const { list, scarf } = await lostItems();
  const SamplePage = requestPage(list);
  const loader = requestLoader(list);
  const Component = () => (
    <SamplePage loaderData={useLoaderData<ComponentProps<typeof SamplePage>["loaderData"]>()} />
  );
  await show([{ path: "/lost-items", loader, Component }], "/lost-items?view=1");
  const table = within(screen.getByRole("table", { name: "Lost items" }));
  expect(table.getByText("A blue scarf")).toBeTruthy();
  const dialog = within(screen.getByRole("dialog", { name: "Lost Item Details" }));
  expect(dialog.getByText("LI-7F3K2M")).toBeTruthy();
  const csv = await new Response(await writeCsv(api, list, new URLSearchParams())).text();
  expect(csv.split("\r\n")[0]).toBe('"No","Name","Item","Status","Sent"');
  const { messages, details } = companyDefaults;
  const told = list.waits.tell(scarf, { ...messages, taxes: asTaxChoice(details.taxes) });
  expect(told).toEqual({ name: "Meera Pillai", what: "A blue scarf", status: "Pending" });
});
