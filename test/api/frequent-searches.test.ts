import { beforeAll, expect, test } from "vitest";
import { createClient } from "#contract/client.ts";
import { bookingList } from "#app/features/bookings/booking-list.tsx";
import { writeCsv } from "#app/features/lists/write-csv.ts";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, bookingFormFor } from "#test/support/factories.ts";

/* Words that more have than are counted or sorted, of which a list shows but a part. */

const app = appOfFile();
const staff = staffOfFile(app);
let [house, other] = [0, 0];

const meeras = 1500;
const others = 5000;
const accepted = 600;

beforeAll(async () => {
  [house, other] = [await addHotel(staff), await addHotel(staff, { hotelName: "Lake House" })];
  await app.call(
    "POST",
    "Booking",
    bookingFormFor(house, { customerName: "Aaron", email: "guest@example.com" }),
  );
  const { executor } = app.services.db;
  const stored = await executor.selectFrom("bookings").selectAll().executeTakeFirstOrThrow();
  const { id: _, ...stay } = stored;
  // Those who are met first by name are not called so, which is why their name is not met soon.
  const names = Array.from({ length: others + meeras }, (_unused, index) =>
    index < others ? `Aaron ${index}` : `Meera ${String(index - others).padStart(4, "0")}`,
  );
  for (let first = 0; first < names.length; first += 500) {
    const rows = names.slice(first, first + 500).map((name, index) => {
      const n = first + index;
      const isAccepted = n < accepted;
      const isRejected = name.startsWith("Meera") && n % 50 === 0;
      return {
        ...stay,
        customer_name: name,
        email: isAccepted && n % 100 > 0 ? "another@example.com" : "guest@example.com",
        reference: `BK-F${n}`,
        guest_key_hash: `${n}`,
        status: isAccepted ? ("Accepted" as const) : isRejected ? ("Rejected" as const) : stay.status,
        hotel_id: name === "Meera 1400" ? other : house,
      };
    });
    await executor
      .insertInto("bookings")
      .values(rows.map(({ name_key: __, hotel_key: ___, ...row }) => row))
      .execute();
  }
});

type Row = { id: number; customerName: string };
const orders = ["OrderBy=id", "OrderBy=name&sortExpression=asc", "OrderBy=total", "OrderBy=checkIn"];

test("of a frequent name all that a filter leaves are shown, in any order", async () => {
  for (const order of orders) {
    const rejected = await staff("GET", `Booking?search=meera&status=Rejected&limit=100&${order}`);
    expect([order, (rejected.data as Row[]).length, rejected.pageInfo?.totalRecords]).toEqual([
      order,
      30,
      30,
    ]);
    const one = await staff("GET", `Booking?search=meera&hotelId=${other}&${order}`);
    expect([order, (one.data as Row[]).map(({ customerName }) => customerName)]).toEqual([
      order,
      ["Meera 1400"],
    ]);
  }
});

test("of a word that very many have all that a filter leaves are shown, in any order", async () => {
  for (const order of orders) {
    const rejected = await staff("GET", `Booking?search=guest@&status=Rejected&limit=100&${order}`);
    expect([order, (rejected.data as Row[]).length, rejected.pageInfo?.totalRecords]).toEqual([
      order,
      30,
      30,
    ]);
    // More are accepted than are looked through at once.
    const path = `Booking?search=guest@&status=Accepted&limit=4&${order}`;
    const pages = [await staff("GET", path), await staff("GET", `${path}&CurrentPage=2`)];
    const seen = pages.flatMap(({ data }) => (data as Row[]).map(({ customerName }) => customerName));
    expect([order, seen.toSorted()]).toEqual([order, [0, 100, 200, 300, 400, 500].map((n) => `Aaron ${n}`)]);
    expect([order, pages[1]?.pageInfo?.totalRecords]).toEqual([order, 6]);
    const none = await staff("GET", `Booking?search=guest@&money=Overdue&${order}`);
    expect([order, none.data, none.pageInfo?.totalRecords]).toEqual([order, [], 0]);
  }
});

test("the words of a house are those of all its stays, and its own stays alone are found by a name", async () => {
  for (const order of orders) {
    const found = async (words: string) => {
      const { data } = await staff("GET", `Booking?search=${words}&hotelId=${other}&${order}`);
      return (data as Row[]).map(({ customerName }) => customerName);
    };
    for (const words of ["lake", "lake+meera", "meera+house", "me", "1400", "meera+1400", "lake+me"])
      expect([order, words, await found(words)]).toEqual([order, words, ["Meera 1400"]]);
    for (const words of ["aaron", "meera+1399", "lake+aaron", "nobody"])
      expect([order, words, await found(words)]).toEqual([order, words, []]);
    const { data, pageInfo } = await staff("GET", `Booking?search=meera&hotelId=${house}&limit=5&${order}`);
    expect([order, (data as Row[]).length, pageInfo?.isMore]).toEqual([order, 5, true]);
  }
});

test("the pages of a frequent name in another order are all of the newest, and say that there are more", async () => {
  const seen: string[] = [];
  for (let page = 1; page <= 5; page += 1) {
    const ask = `Booking?search=meera&limit=20&OrderBy=name&sortExpression=asc&CurrentPage=${page}`;
    const { data, pageInfo } = await staff("GET", ask);
    expect(pageInfo).toMatchObject({ totalRecords: 100, totalPages: 5, isMore: true, ofNewest: 100 });
    seen.push(...(data as Row[]).map(({ customerName }) => customerName));
  }
  expect(seen).toEqual(Array.from({ length: 100 }, (_, index) => `Meera ${1400 + index}`));
});

test("a page beyond the end is empty, and counts what there is", async () => {
  for (const order of orders) {
    const { data, pageInfo } = await staff("GET", `Booking?search=nobody&CurrentPage=40&${order}`);
    expect([order, data, pageInfo?.totalRecords]).toEqual([order, [], 0]);
  }
  const few = await staff("GET", "Booking?search=ke&CurrentPage=40");
  expect([few.data, few.pageInfo?.totalRecords]).toEqual([[], 1]);
  const rooms = await staff("GET", "Dashboard/RoomStatus?date=2030-06-10&CurrentPage=10000");
  expect([rooms.data, rooms.pageInfo?.totalRecords]).toEqual([[], 0]);
});

test("its file has all of them, sorted or not", async () => {
  const client = createClient(async (url) => {
    const reply = await staff("GET", url.replace(/^\/api\//, ""));
    return { headers: new Headers(), json: async () => reply };
  });
  for (const sort of ["", "&sort=name-asc"]) {
    const file = await writeCsv(client, bookingList, new URLSearchParams(`search=meera${sort}`));
    const lines = (await new Response(file).text()).split("\r\n").filter(Boolean);
    expect([sort, lines.length]).toEqual([sort, meeras + 1]);
  }
});
