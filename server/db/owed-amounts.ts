import { sql } from "kysely";

/**
 * What a stay, a package or a cab costs in paise, and whether any of it is owed, as SQL over the columns of its row.
 * Written exactly as in the partial indexes (migrations 106 and 127), the column first: otherwise SQLite does not use
 * these indexes.
 */
const owed =
  "case when ending is not null then charge_paise when status = 'Rejected' then 0 else total_paise end";
const isOwed = "(ending is not null or status in ('Accepted', 'Completed'))";
const balanceDue = "coalesce(balance_due_on, arrival)";

export const owedForStay = { owed: sql.raw<number>(owed), isOwed: sql.raw<boolean>(isOwed) };

/**
 * The day after which a stay is overdue, as SQL: empty for one that ended, null where nothing is owed. Written as in the
 * partial index (migration 176).
 */
export const overdueSince = sql.raw<string | null>(`case when ${isOwed} and paid_paise < ${owed} then
  case when ending is not null then ''
    when paid_paise < advance_paise and advance_due_on < ${balanceDue} then advance_due_on
    else ${balanceDue} end end`);

export const owedForJourney = {
  owed: sql<number>`case when status = 'Rejected' then 0 else total_paise end`,
  isOwed: sql<boolean>`status = 'Accepted'`,
};
