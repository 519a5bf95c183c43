import { sql } from "kysely";
import { lacksIndexes } from "../../db/add-search-indexes.ts";
import { engineOf } from "../../db/dialect.ts";
import { type WordIndex, wordIndexes } from "../../db/search-index.ts";
import type { Check } from "../check.ts";
import { type FaultQuery, findingsOf } from "./findings-of.queries.ts";

/** Whether the search indexes contain every record, and no others. */
export const searchIndexes: Check = {
  name: "search indexes",
  async run({ db }, note) {
    if (engineOf(db) === "postgres") {
      if (await lacksIndexes(db)) note("Lists are searched without an index: PostgreSQL had no pg_trgm");
      return findingsOf(db, [["Indexes that PostgreSQL does not use, for they are not valid", invalid]]);
    }
    return findingsOf(db, wordIndexes.flatMap(faultsOfIndex));
  },
};

const invalid = sql`
  select relname as subject from pg_index join pg_class on pg_class.oid = indexrelid
  where not indisvalid and relnamespace = current_schema()::regnamespace`;

/** The index's `docsize` table has one row for each indexed record. */
function faultsOfIndex({ name, table, where, place }: WordIndex): FaultQuery[] {
  const indexed = sql.table(`${name}_docsize`);
  const rows = sql`select ${place} as id from ${sql.table(table)} ${where}`;
  const missing = sql`select id as subject from (${rows}) as held where id not in (select id from ${indexed})`;
  const extra = sql`select id as subject from ${indexed} where id not in (${rows})`;
  const indexName = name === `${table}_words` ? table : `${table} (${name})`;
  return [
    [`Rows of ${indexName} that a search does not find (-- --repair adds them)`, missing],
    [`Rows in the search index of ${indexName} that are gone (-- --repair takes them out)`, extra],
  ];
}
