import { type RawBuilder, sql } from "kysely";
import type { Transaction } from "../../db/open.ts";
import { examplesShown, type Finding, findingOf } from "../check.ts";

/** A fault, as the beginning of a sentence, and the query for what has it, with a column `subject`. */
export type FaultQuery = [fault: string, query: RawBuilder<unknown>];

/** The findings for the rows of these queries. */
export async function findingsOf(db: Transaction, faults: readonly FaultQuery[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [fault, query] of faults) {
    const { rows } = await sql<{ subject: string | number; total: number }>`
      select subject, count(*) over () as total from (${query}) as subjects order by subject limit ${examplesShown}`.execute(
      db,
    );
    const subjects = rows.map(({ subject }) => subject);
    findings.push(...findingOf(fault, subjects, rows[0]?.total ?? 0));
  }
  return findings;
}
