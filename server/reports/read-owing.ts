import { type Account, mostNamed, type Owing } from "#contract/reports.ts";
import { toRupees } from "#contract/rules/money.ts";
import { type CalendarDate, nightsBetween, todayInKashmir } from "#contract/rules/stay.ts";
import type { Services } from "../services.ts";
import { type AccountRow, listAccounts, sumAccounts } from "./owing.queries.ts";

/** Who owes, the longest due first, and who gets money back: stays, packages and cabs. In whole rupees. */
export async function readOwing({ db, clock }: Services, most = mostNamed): Promise<Owing> {
  const today = todayInKashmir(clock.now());
  const [owing, toReturn] = await Promise.all(
    (["owing", "to return"] as const).map(async (which) => {
      const [rows, { count, paise }] = await Promise.all([
        listAccounts(db.executor, which, most),
        sumAccounts(db.executor, which),
      ]);
      const accounts = rows.map((row) => present(row, which === "owing", today)).toSorted(longestFirst);
      return { total: toRupees(paise), count, accounts: accounts.slice(0, most) };
    }),
  );
  const none = { total: 0, count: 0, accounts: [] };
  return { today, owing: owing ?? none, toReturn: toReturn ?? none };
}

function present(row: AccountRow, isOwing: boolean, today: CalendarDate): Account {
  const [owed, paid] = [row.owed, row.paid];
  const since = row.ended_at === null ? row.since : todayInKashmir(new Date(row.ended_at));
  const isDue = isOwing && since !== null && since <= today;
  return {
    kind: row.kind,
    id: row.id,
    reference: row.reference,
    customerName: row.customer_name,
    phoneNo: row.phone,
    what: row.what,
    day: row.day,
    owed: toRupees(owed),
    paid: toRupees(paid),
    amount: toRupees(Math.abs(owed - paid)),
    since: isDue ? since : null,
    daysLate: isDue ? nightsBetween(since, today) : 0,
  };
}

function longestFirst(one: Account, other: Account): number {
  return (
    other.daysLate - one.daysLate || (one.day ?? "9").localeCompare(other.day ?? "9") || one.id - other.id
  );
}
