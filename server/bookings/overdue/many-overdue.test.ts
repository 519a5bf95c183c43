import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel } from "#test/support/factories.ts";
import { listBookings } from "../bookings.queries.ts";
import { owingCondition } from "../owing.queries.ts";

const app = appOfFile();
const staff = staffOfFile(app);

/** Their ids are far apart, as those of an office of forty thousand. */
const stays = 3000;
const idsApart = 13;

const day = (month: number, date: number) =>
  `2030-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;

/** A stay for each number, most of which owe something; later ones arrive later, but for some. */
function stayOf(n: number, hotel_id: number) {
  const arrival = day(1 + Math.floor(n / 300), 1 + (n % 28));
  const isEarlier = n % 7 === 0;
  return {
    id: n * idsApart,
    created_at: "2029-12-01T06:30:00Z",
    reference: `CO-MANY${n}`,
    guest_key_hash: `many ${n}`,
    customer_name: "Meera Pillai",
    email: "meera@example.com",
    phone: "9000000001",
    hotel_id,
    rooms: 1,
    arrival,
    departure: "2030-12-30",
    adults: 2,
    children: 0,
    special_request: "",
    status: n % 11 === 5 ? ("Rejected" as const) : ("Accepted" as const),
    total_paise: 10_000,
    advance_paise: 2500,
    charge_paise: n % 90 < 2 ? 5000 : null,
    ending: n % 90 < 2 ? ("Cancelled" as const) : null,
    paid_paise: [0, 2600, 10_000, 5000][n % 4] ?? 0,
    balance_due_on: n % 5 === 1 ? day(1 + (n % 12), 10) : null,
    advance_due_on: isEarlier ? day(1 + (n % 9), 3) : null,
    deleted_at: n % 50 === 9 ? "2029-12-01T06:30:00Z" : null,
    suspicious_at: n % 200 === 3 ? "2029-12-01T06:30:00Z" : null,
  };
}

beforeAll(async () => {
  const hotels = [await addHotel(staff), await addHotel(staff)];
  const all = Array.from({ length: stays }, (_, index) => stayOf(index + 1, hotels[index % 5 ? 0 : 1] ?? 0));
  for (let first = 0; first < stays; first += 500)
    await app.services.db.executor
      .insertInto("bookings")
      .values(all.slice(first, first + 500))
      .execute();
});

async function lookAtEach(today: string, filter = sql<boolean>`1 = 1`): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from bookings
    where deleted_at is null and suspicious_at is null and ${owingCondition("Overdue", today)} and ${filter}
    order by id`.execute(app.services.db.executor);
  return rows.map(({ id }) => id);
}

/** Every page that the list says there is. */
async function walk(
  today: string,
  direction: "asc" | "desc",
  filter: { status?: "Accepted"; hotelId?: number } = {},
) {
  const ids: number[] = [];
  const totals: { totalRecords: number; isMore?: boolean }[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const asked = { page, limit: 100, search: "", isDeleted: false, isSuspicious: false } as const;
    const listed = { ...asked, ...filter, orderBy: "id", direction, money: "Overdue" } as const;
    const { records, pageInfo } = await listBookings(app.services.db.executor, listed, today);
    ids.push(...records.map(({ id }) => id));
    totals.push(pageInfo);
    pages = pageInfo.totalPages;
  }
  return { ids, totals };
}

// Only those that ended; some; as many as are counted, about; most of all.
test.each(["2029-12-31", "2030-02-01", "2030-05-10", "2030-06-20", "2030-12-31"])(
  "however many stays are overdue on %s, the pages have them all in order, and the total is honest",
  async (today) => {
    const expected = await lookAtEach(today);
    for (const direction of ["asc", "desc"] as const) {
      const { ids, totals } = await walk(today, direction);
      expect(direction === "asc" ? ids : ids.toReversed()).toEqual(expected);
      expect(totals[0]?.totalRecords).toBe(Math.min(expected.length, 1000));
      for (const { totalRecords, isMore } of totals)
        if (isMore) expect(totalRecords).toBeLessThan(expected.length);
        else expect(totalRecords).toBe(expected.length);
    }
  },
);

test.each([
  [{ status: "Accepted" as const }, sql<boolean>`status = 'Accepted'`],
  [{ hotelId: 2 }, sql<boolean>`hotel_id = 2`],
])("the overdue that are filtered by %o are listed in order, too", async (filter, condition) => {
  for (const today of ["2030-02-01", "2030-12-31"]) {
    const expected = await lookAtEach(today, condition);
    expect(expected.length).toBeGreaterThan(10);
    for (const direction of ["asc", "desc"] as const) {
      const { ids } = await walk(today, direction, filter);
      expect(direction === "asc" ? ids : ids.toReversed()).toEqual(expected);
    }
  }
});

test("the days of these tests have few overdue stays and more than are counted", async () => {
  const numbers = await Promise.all(["2029-12-31", "2030-12-31"].map((today) => lookAtEach(today)));
  const [few = 0, many = 0] = numbers.map((ids) => ids.length);
  expect([few > 0, few < 100, many > 1000]).toEqual([true, true, true]);
});
