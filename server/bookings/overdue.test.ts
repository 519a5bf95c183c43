import { beforeAll, expect, test } from "vitest";
import { appOfFile, staffOfFile } from "#test/support/app-hooks.ts";
import { addHotel, bookingFormFor, idOf } from "#test/support/factories.ts";
import { listBookings } from "./bookings.queries.ts";

const today = "2030-06-10";
const [before, after] = ["2030-06-09", "2030-06-11"];

/** Paise. */
const money = { total_paise: 10_000, advance_paise: 2500 };
const charge = 5000;

const app = appOfFile();
const staff = staffOfFile(app);
const overdue: number[] = [];

/** A stay for each combination of what is due when, what is paid and how it ended. */
const combinations = [before, after].flatMap((arrival) =>
  [null, before, today].flatMap((balance_due_on) =>
    [null, before, after].flatMap((advance_due_on) =>
      [0, 2000, money.total_paise].flatMap((paid_paise) =>
        [null, "Cancelled" as const].map((ending) => ({
          dates: { arrival, balance_due_on, advance_due_on },
          state: { paid_paise, ending, charge_paise: ending && charge, status: "Accepted" as const },
        })),
      ),
    ),
  ),
);

type Combination = (typeof combinations)[number];

function isOverdue({ dates, state }: Combination): boolean {
  const { arrival, balance_due_on, advance_due_on } = dates;
  if (state.ending) return state.paid_paise < charge;
  const isLate = (balance_due_on ?? arrival) < today;
  const lacksAdvance =
    advance_due_on !== null && advance_due_on < today && state.paid_paise < money.advance_paise;
  return state.paid_paise < money.total_paise && (isLate || lacksAdvance);
}

beforeAll(async () => {
  const form = bookingFormFor(await addHotel(staff));
  for (const combination of combinations) {
    const id = await idOf(staff("POST", "Booking", form));
    const { dates, state } = combination;
    await app.services.db.executor
      .updateTable("bookings")
      .set({ ...money, ...dates, ...state })
      .where("id", "=", id)
      .execute();
    if (isOverdue(combination)) overdue.push(id);
  }
});

test.each(["asc", "desc"] as const)(
  "a stay is overdue that ended and owes, or whose advance or balance was due before today: %s",
  async (direction) => {
    const page = { page: 1, limit: 200, search: "", isDeleted: false, isSuspicious: false } as const;
    const listed = { ...page, orderBy: "id", direction, money: "Overdue" } as const;
    const { records, pageInfo } = await listBookings(app.services.db.executor, listed, today);
    const ids = records.map(({ id }) => id);
    expect(direction === "asc" ? ids : ids.toReversed()).toEqual(overdue);
    expect([pageInfo.totalRecords, overdue.length > 40]).toEqual([overdue.length, true]);
  },
);
