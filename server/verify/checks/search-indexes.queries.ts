import { sql } from "kysely";
import { lacksIndexes } from "../../db/add-search-indexes.ts";
import { engineOf } from "../../db/dialect.ts";
import type { Transaction } from "../../db/open.ts";
import { type WordIndex, wordIndexes } from "../../db/search-index.ts";
import type { Check, Finding } from "../check.ts";
import { findingOfQuery } from "./finding-of-query.queries.ts";

/** Whether the search indexes contain every record, and no others. */
export const searchIndexes: Check = {
  name: "search indexes",
  async run({ db }, note) {
    if (engineOf(db) === "postgres") {
      if (await lacksIndexes(db)) note("Lists are searched without an index: PostgreSQL had no pg_trgm");
      return findingOfQuery(db, "Indexes that PostgreSQL does not use, for they are not valid", invalid);
    }
    const findings: Finding[] = [];
    for (const index of wordIndexes) findings.push(...(await checkIndex(db, index)));
    return findings;
  },
};

const invalid = sql`
  select relname as subject from pg_index join pg_class on pg_class.oid = indexrelid
  where not indisvalid and relnamespace = current_schema()::regnamespace`;

/** The index's `docsize` table has one row for each indexed record. */
async function checkIndex(db: Transaction, { name, table, where, place }: WordIndex): Promise<Finding[]> {
  const indexed = sql.table(`${name}_docsize`);
  const rows = sql`select ${place} as id from ${sql.table(table)} ${where}`;
  const missing = sql`select id as subject from (${rows}) as held where id not in (select id from ${indexed})`;
  const extra = sql`select id as subject from ${indexed} where id not in (${rows})`;
  const indexName = name === `${table}_words` ? table : `${table} (${name})`;
  return [
    ...(await findingOfQuery(
      db,
      `Rows of ${indexName} that a search does not find (-- --repair adds them)`,
      missing,
    )),
    ...(await findingOfQuery(
      db,
      `Rows in the search index of ${indexName} that are gone (-- --repair takes them out)`,
      extra,
    )),
  ];
}
