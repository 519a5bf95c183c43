import { sql } from "kysely";

/**
 * What a stay, a package or a cab costs in paise, and whether any of it is owed, as SQL over the columns of its row.
 * Written exactly as in the partial indexes (migrations 106 and 127), the column first: otherwise SQLite does not use
 * these indexes.
 */
export const owedForStay = {
  owed: sql<number>`case when ending is not null then charge_paise when status = 'Rejected' then 0 else total_paise end`,
  isOwed: sql<boolean>`(ending is not null or status in ('Accepted', 'Completed'))`,
};

export const owedForJourney = {
  owed: sql<number>`case when status = 'Rejected' then 0 else total_paise end`,
  isOwed: sql<boolean>`status = 'Accepted'`,
};
