import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { appOfFile } from "#test/support/app-hooks.ts";
import { addHotel, bookingFormFor, queryFormFor } from "#test/support/factories.ts";
import type { Executor } from "./open.ts";
import { findByWords } from "#test/support/find-by-words.ts";
import { hasWords } from "./search.ts";

const app = appOfFile();
let db: Executor;

beforeAll(async () => {
  db = app.services.db.executor;
  const staff = await app.signIn();
  for (const hotelName of ["Willow House", "Nigeen Palace", "Palace of Reeds"])
    await addHotel(staff, { hotelName, searchAddress: "Srinagar" });
});

const searched = [
  "bookings.reference",
  "bookings.customer_name",
  "bookings.email",
  "bookings.phone",
  "hotels.name",
  "hotels.search_address",
];

function bookings() {
  return db
    .selectFrom("bookings")
    .innerJoin("hotels", "hotels.id", "bookings.hotel_id")
    .select(["bookings.id", "bookings.deleted_at"])
    .orderBy("bookings.id");
}

const names = [
  "Meera Pillai",
  "meera palace",
  "Éva 100%",
  'Zoë "Zo" Kaul',
  "अनिल कौल",
  "R_shid\\Bhat",
  "PALACE",
];
const word = fc.oneof(
  fc.constantFrom(
    "mee",
    "pillai",
    "palace",
    "Nigeen",
    "srinagar",
    "éva",
    "100%",
    "%",
    "_",
    "zo",
    '"zo"',
    "अनिल",
  ),
  fc
    .constantFrom(...names)
    .chain((name) =>
      fc
        .tuple(fc.nat(name.length), fc.nat(name.length))
        .map(([a, b]) => name.slice(Math.min(a, b), Math.max(a, b)).replaceAll(/\s/g, "")),
    ),
);
const stays = 12;
const change = fc.record({
  kind: fc.constantFrom("add", "rename", "move", "remove", "rename hotel", "to the trash", "out of it"),
  id: fc.integer({ min: 1, max: stays }),
  name: fc.constantFrom(...names),
  hotel: fc.integer({ min: 1, max: 3 }),
});

type Change = { kind: string; id: number; name: string; hotel: number };

async function apply({ kind, id, name, hotel }: Change): Promise<void> {
  if (kind === "add") await app.call("POST", "Booking", bookingFormFor(hotel, { customerName: name }));
  const one = db.updateTable("bookings").where("id", "=", id);
  if (kind === "rename") await one.set({ customer_name: name }).execute();
  if (kind === "move") await one.set({ hotel_id: hotel }).execute();
  if (kind === "to the trash") await one.set({ deleted_at: "2030-06-01T06:30:00Z" }).execute();
  if (kind === "out of it") await one.set({ deleted_at: null }).execute();
  if (kind === "remove") await db.deleteFrom("bookings").where("id", "=", id).execute();
  if (kind === "rename hotel") await db.updateTable("hotels").set({ name }).where("id", "=", hotel).execute();
}

test("whatever is written, the index finds what reading every record finds", async () => {
  let [found, inTrash] = [0, 0];
  // As many as the changes name, half of them in the trash: what was found at all is then no matter of chance.
  for (let id = 1; id <= stays; id += 1)
    await apply({ kind: "add", id, name: names[id % names.length] ?? "", hotel: 1 });
  for (let id = 1; id <= stays; id += 2) await apply({ kind: "to the trash", id, name: "", hotel: 1 });
  const step = fc.asyncProperty(
    change,
    fc.array(word, { minLength: 1, maxLength: 3 }),
    async (made, words) => {
      await apply(made);
      const search = words.join(" ");
      const expected = await bookings().where(hasWords(searched, search)).execute();
      expect(await findByWords(db, "bookings", search)).toEqual(expected.map(({ id }) => id));
      const deleted = expected.filter((one) => one.deleted_at !== null).map(({ id }) => id);
      expect(await findByWords(db, "bookings", search, true)).toEqual(deleted);
      inTrash += deleted.length;
      found += expected.length;
    },
  );
  await fc.assert(step, { numRuns: 150 });
  expect(found).toBeGreaterThan(50);
  expect(inTrash).toBeGreaterThan(10);
});

test("a record is found by its new words at once, and no longer by its old ones", async () => {
  const count = async (search: string) =>
    (await (await app.signIn())("GET", `CustomerFeedBack/Query?search=${encodeURIComponent(search)}`))
      .pageInfo?.totalRecords;
  await app.call("POST", "CustomerFeedBack/Query", queryFormFor({ message: "Is the Zojila open in May?" }));
  expect([await count("zojila"), await count("ZOJ MAY"), await count("zojila june")]).toEqual([1, 1, 0]);
  await db.updateTable("queries").set({ message: "Is the Sinthan open?" }).execute();
  expect([await count("zojila"), await count("sinthan")]).toEqual([0, 1]);
});

test("a reference in a text is found whole, in any case, and none with other letters before it", async () => {
  const count = async (search: string) =>
    (await (await app.signIn())("GET", `CustomerFeedBack/Query?search=${search}`)).pageInfo?.totalRecords;
  await db.updateTable("queries").set({ message: "About CO-365E41, please, and ZX-77AB12." }).execute();
  expect([await count("CO-365E41"), await count("zx-77ab12")]).toEqual([1, 1]);
  expect([await count("ZX-365E41"), await count("co-365e4"), await count("CO-365E42")]).toEqual([0, 1, 0]);
});

test("a long number in a text is found whole, within a longer one too, and none with other digits before its last", async () => {
  const count = async (search: string) =>
    (await (await app.signIn())("GET", `CustomerFeedBack/Query?search=${search}`)).pageInfo?.totalRecords;
  await db.updateTable("queries").set({ message: "Call +919000563073, or 07300563900563." }).execute();
  expect([await count("9000563073"), await count("919000563073"), await count("00563900563")]).toEqual([
    1, 1, 1,
  ]);
  expect([await count("8000563073"), await count("0563073"), await count("000563900")]).toEqual([0, 1, 0]);
});

test("names that begin with an accented letter are found however they are typed", async () => {
  const written = ["Öztürk", "ÉMILE", "Zoé Ångström", "O'Éric", "Łukasz", "straße"];
  for (const customerName of written) await app.call("POST", "Booking", bookingFormFor(1, { customerName }));
  const find = async (typed: string) => {
    const rows = await bookings()
      .select("bookings.customer_name as name")
      .where(hasWords(["bookings.customer_name"], typed))
      .where("bookings.customer_name", "in", written)
      .execute();
    return rows.map(({ name }) => name);
  };
  for (const name of written)
    for (const typed of [name, name.toLowerCase()])
      expect([typed, await find(typed)]).toEqual([typed, [name]]);
  for (const [typed, name] of [
    ["ÖZ", "Öztürk"],
    ["émi", "ÉMILE"],
    ["ÅNG", "Zoé Ångström"],
    ["Émile", "ÉMILE"],
  ])
    expect([typed, await find(typed ?? "")]).toEqual([typed, [name]]);
});
