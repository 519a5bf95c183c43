import { sql } from "kysely";

/**
 * What a stay, a package or a cab comes to in paise, and whether any of it is owed, over the columns of its row. In the
 * words of partial indexes (migrations 106 and 127), which are used only for the same ones: the column first, or SQLite
 * does not know them again.
 */
export const owedForStay = {
  owed: sql<number>`case when ending is not null then charge_paise when status = 'Rejected' then 0 else total_paise end`,
  isOwed: sql<boolean>`(ending is not null or status in ('Accepted', 'Completed'))`,
};

export const owedForJourney = {
  owed: sql<number>`case when status = 'Rejected' then 0 else total_paise end`,
  isOwed: sql<boolean>`status = 'Accepted'`,
};
