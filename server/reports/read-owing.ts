import type { Account, Owing } from "#contract/reports.ts";
import { toRupees } from "#contract/rules/money.ts";
import { type CalendarDate, nightsBetween, todayInKashmir } from "#contract/rules/stay.ts";
import type { Services } from "../services.ts";
import { type AccountRow, listAccounts, sumAccounts, type OwingKind } from "./owing.queries.ts";

type Asked = { page: number; limit: number };

/** A page of who owes, longest due first, and of who gets money back: stays, packages, cabs. In whole rupees. */
export async function readOwing({ db, clock }: Services, { page, limit }: Asked): Promise<Owing> {
  const today = todayInKashmir(clock.now());
  const read = async (kind: OwingKind) => {
    const [rows, { count, paise }] = await Promise.all([
      listAccounts(db.executor, kind, page * limit),
      sumAccounts(db.executor, kind),
    ]);
    const inOrder = kind === "owing" ? rows.toSorted(longestDueFirst) : rows;
    const accounts = inOrder.slice((page - 1) * limit, page * limit);
    return {
      total: toRupees(paise),
      count,
      accounts: accounts.map((row) => present(row, kind === "owing", today)),
    };
  };
  const [owing, toReturn] = await Promise.all([read("owing"), read("to return")]);
  return { today, owing, toReturn };
}

function present(row: AccountRow, isOwing: boolean, today: CalendarDate): Account {
  const { owed, paid, due } = row;
  const isDue = isOwing && due !== null && due <= today;
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
    since: isDue ? due : null,
    daysLate: isDue ? nightsBetween(due, today) : 0,
  };
}

/** Records without a due day come last; those with the same day keep their order. */
function longestDueFirst(one: AccountRow, other: AccountRow): number {
  return (one.due ?? "9").localeCompare(other.due ?? "9");
}
