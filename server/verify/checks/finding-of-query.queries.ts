import { type RawBuilder, sql } from "kysely";
import type { Transaction } from "../../db/open.ts";
import { examplesShown, type Finding, findingOf } from "../check.ts";

/** The finding for the rows of a query with a column `subject`. */
export async function findingOfQuery(
  db: Transaction,
  fault: string,
  query: RawBuilder<unknown>,
): Promise<Finding[]> {
  const { rows } = await sql<{ subject: string | number; total: number }>`
    select subject, count(*) over () as total from (${query}) as subjects order by subject limit ${examplesShown}`.execute(
    db,
  );
  return findingOf(
    fault,
    rows.map(({ subject }) => subject),
    rows[0]?.total ?? 0,
  );
}
