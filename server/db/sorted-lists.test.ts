import { beforeAll, describe, expect, test } from "vitest";
import { bookingOrders } from "#contract/bookings.ts";
import { cabBookingOrders } from "#contract/cab-bookings.ts";
import { hotelOrders } from "#contract/hotels.ts";
import { packageBookingOrders } from "#contract/package-bookings.ts";
import { packageOrders } from "#contract/packages.ts";
import { questionOrders } from "#contract/queries.ts";
import { reviewOrders } from "#contract/reviews.ts";
import { uploadOrders } from "#contract/uploads.ts";
import type { TestApp } from "#test/support/app.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import {
  addHotel,
  addPackage,
  bookingFormFor,
  cabFormFor,
  enquiryFormFor,
  queryFormFor,
  reviewFormFor,
} from "#test/support/factories.ts";
import { insertPicture } from "../pictures/pictures.queries.ts";

type Row = Record<string, string | number | null> & { id: number };
type Call = Awaited<ReturnType<TestApp["signIn"]>>;

const names = ["anil", "Anil", "Zoya", "bilal", "Éva", "zoya", "Bilal", "_", "Anil K", "चाँद", "anil", "Bil"];
const statuses = ["Accepted", "Pending", "Rejected"] as const;

const app = appOfFile();
const staff = staffOfFile(app);

beforeAll(async () => {
  for (const [index, name] of names.entries()) await addOneOfEach(name, index);
});

/** Adds to every list records with equal sort keys, so that the order of ties is tested too. */
async function addOneOfEach(name: string, index: number): Promise<void> {
  const db = app.services.db.executor;
  const hotelId = await addHotel(staff, { hotelName: name });
  const packageId = await addPackage(staff, { tourName: name, startingRate: 1000 + (index % 4) });
  const day = `2030-06-1${index % 3}`;
  const guest = { customerName: index % 4 ? name : "Anil" };
  const stay = { ...guest, checkInDate: day, checkOutDate: "2030-06-20" };
  await app.call("POST", "Booking", bookingFormFor(index % 3 ? hotelId : 1, stay));
  await app.call("POST", "PackageBooking", enquiryFormFor(index % 3 ? packageId : 1, guest));
  const journey = { dateOfJourney: day, preferredTime: `${10 + (index % 2)}:00` };
  await app.call("POST", "CabBooking", cabFormFor({ ...guest, ...journey }));
  await app.call(
    "POST",
    "CustomerFeedBack",
    reviewFormFor({ customerName: `${name} D`, rating: 1 + (index % 5) }),
  );
  await app.call("POST", "CustomerFeedBack/Query", queryFormFor({ name }));
  const status = statuses[index % 3] ?? "Accepted";
  const total_paise = index % 4 ? 100_000 * (index % 5) : null;
  await db
    .updateTable("bookings")
    .set({ status, total_paise })
    .where("id", "=", index + 1)
    .execute();
  for (const table of ["package_bookings", "cab_bookings", "reviews"] as const)
    await db
      .updateTable(table)
      .set({ status })
      .where("id", "=", index + 1)
      .execute();
  const drawing = {
    width: 4,
    height: 3,
    placeholder: "",
    band: "",
    format: "jpeg",
    path: "",
    hash: "",
  } as const;
  const owner = { module: "gallery", owner_id: 0, title: name } as const;
  await db
    .transaction()
    .execute((transaction) => insertPicture(transaction, { ...drawing, ...owner }, "2030-06-01T06:30:00Z"));
}

/** For each list its `OrderBy` words, and the value of a record that each word sorts by. */
const lists: Record<string, { orders: readonly string[]; shown: Record<string, (row: Row) => unknown[]> }> = {
  Booking: {
    orders: bookingOrders,
    shown: {
      name: (row) => [row["customerName"]],
      hotel: (row) => [row["hotel"]],
      checkIn: (row) => [row["checkInDate"]],
      total: (row) => [row["total"] ?? 0],
    },
  },
  PackageBooking: {
    orders: packageBookingOrders,
    shown: { name: (row) => [row["customerName"]], package: (row) => [row["package"]] },
  },
  CabBooking: {
    orders: cabBookingOrders,
    shown: {
      name: (row) => [row["customerName"]],
      journeyDate: (row) => [row["dateOfJourney"], row["preferredTime"]],
    },
  },
  CustomerFeedBack: {
    orders: reviewOrders,
    shown: { name: (row) => [row["customerName"]], rating: (row) => [row["rating"]] },
  },
  "CustomerFeedBack/Query": { orders: questionOrders, shown: { name: (row) => [row["name"]] } },
  "Hotel/AllUser": { orders: hotelOrders, shown: { name: (row) => [row["hotelName"]] } },
  Package: {
    orders: packageOrders,
    shown: { name: (row) => [row["tourName"]], price: (row) => [row["price"]] },
  },
  Upload: { orders: uploadOrders, shown: { title: (row) => [row["title"]] } },
};

const cases = Object.entries(lists).flatMap(([path, { orders }]) =>
  orders.flatMap((order) => ["asc", "desc"].map((direction) => [path, order, direction] as const)),
);

async function read(call: Call, query: string): Promise<Row[]> {
  const reply = await call("GET", query);
  expect([query, reply.status]).toEqual([query, 200]);
  return reply.data as Row[];
}

/** Numbers by size; texts without regard to A and a, then by their code points, as both engines do. */
function compare(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  const [left, right] = [a, b].map((text) =>
    String(text).replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
  );
  return Buffer.compare(Buffer.from(left ?? ""), Buffer.from(right ?? ""));
}

function inOrder(rows: Row[], shown: (row: Row) => unknown[], direction: string): number[] {
  const sorted = rows.toSorted((a, b) => {
    const [left, right] = [shown(a), shown(b)];
    const differing = left.map((value, index) => compare(value, right[index])).find((sign) => sign !== 0);
    return differing ?? a.id - b.id;
  });
  return (direction === "asc" ? sorted : sorted.toReversed()).map(({ id }) => id);
}

describe.each(cases)("%s by %s, %s", (path, order, direction) => {
  test("pages follow each other in its order, and no record is shown twice or left out", async () => {
    const query = `OrderBy=${order}&sortExpression=${direction}`;
    const all = await read(staff, `${path}?limit=100`);
    expect(all).toHaveLength(names.length);
    const pages = [1, 2, 3].map((page) => read(staff, `${path}?${query}&limit=5&CurrentPage=${page}`));
    const ids = (await Promise.all(pages)).flat().map(({ id }) => id);
    const shown = lists[path]?.shown[order];
    if (!shown) throw new Error(`Say what ${path} shows by ${order}`);
    expect(ids).toEqual(inOrder(all, shown, direction));
  });
});

test("a status, a search and deleted records are sorted as well", async () => {
  const shown = lists["Booking"]?.shown["hotel"] ?? (() => []);
  for (const filter of ["status=Accepted", "search=bil", "isDeleted=true"]) {
    if (filter === "isDeleted=true")
      for (const id of [2, 5, 8]) await staff("DELETE", `Booking/byId?Id=${id}`);
    const some = await read(staff, `Booking?${filter}`);
    expect(some.length).toBeGreaterThan(1);
    const sorted = await read(staff, `Booking?${filter}&OrderBy=hotel&sortExpression=asc`);
    expect(sorted.map(({ id }) => id)).toEqual(inOrder(some, shown, "asc"));
  }
});

test("words are read in any case, and an unknown one is told which there are", async () => {
  const asWritten = await read(staff, "CabBooking?OrderBy=journeyDate");
  expect(await read(staff, "CabBooking?orderby=JOURNEYDATE")).toEqual(asWritten);
  for (const [path, said] of [
    ["Booking?OrderBy=price", "OrderBy can only be id, name, hotel, checkIn or total"],
    ["CustomerFeedBack?OrderBy=customer_name", "OrderBy can only be id, name or rating"],
    ["Hotel/AllUser?OrderBy=", "OrderBy can only be id or name"],
    ["ChangeLog?OrderBy=name", "OrderBy can only be id"],
  ]) {
    const { status, errors } = await staff("GET", path ?? "");
    expect([status, errors]).toEqual([400, { OrderBy: said }]);
  }
});

test("visitors may sort what they may read, and learn nothing else by it", async () => {
  const reviews = await read(app.call, "CustomerFeedBack?OrderBy=rating");
  expect(reviews).toHaveLength(4);
  expect(reviews.every((review) => review["status"] === "Accepted")).toBe(true);
  expect((await app.call("GET", "Booking?OrderBy=name")).status).toBe(401);
});

test("a hotel's or a package's new name sorts its bookings, and so does a booking's new hotel", async () => {
  const lastOf = async (path: string, order: string) => (await read(staff, `${path}?OrderBy=${order}`))[0];
  const db = app.services.db.executor;
  await db.updateTable("hotels").set({ name: "ज़ूनी" }).where("id", "=", 3).execute();
  await db.updateTable("packages").set({ name: "ज़ूनी" }).where("id", "=", 3).execute();
  expect(await lastOf("Booking", "hotel")).toMatchObject({ id: 3, hotel: "ज़ूनी" });
  expect(await lastOf("PackageBooking", "package")).toMatchObject({ id: 3, package: "ज़ूनी" });
  await db.updateTable("bookings").set({ hotel_id: 3 }).where("id", "=", 12).execute();
  expect(await lastOf("Booking", "hotel")).toMatchObject({ id: 12, hotel: "ज़ूनी" });
});
