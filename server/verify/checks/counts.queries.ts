import { type Check, type Finding, findingOf } from "../check.ts";
import { nameColumns, wrongRows } from "../kept/kept-columns.queries.ts";
import { keptSums, readWrongSums } from "../kept/kept-sums.queries.ts";
import { type FaultQuery, findingsOf } from "./findings-of.queries.ts";

/** What triggers maintain: counts of the long lists, sums, and the names by which lists are sorted or searched. */
export const counts: Check = {
  name: "counts and sort keys",
  async run({ db }) {
    const findings: Finding[] = [];
    for (const sums of keptSums) {
      const wrong = await readWrongSums(db, sums);
      const subjects = wrong.map(({ subject }) => subject);
      findings.push(...findingOf(sums.what, subjects));
    }
    const columns = nameColumns.map((column): FaultQuery => [column.what, wrongRows(column)]);
    return [...findings, ...(await findingsOf(db, columns))];
  },
};
