import type { Check, Finding } from "../check.ts";
import { found } from "../check.ts";
import { keptNames, wrongRows } from "../kept/kept-columns.queries.ts";
import { keptSums, readWrongSums } from "../kept/kept-sums.queries.ts";
import { listed } from "./listed.queries.ts";

/** What triggers maintain: counts of the long lists, sums, and the names by which lists are sorted or searched. */
export const counts: Check = {
  name: "counts and sort keys",
  async run({ db }) {
    const findings: Finding[] = [];
    for (const sums of keptSums) {
      const wrong = await readWrongSums(db, sums);
      findings.push(
        ...found(
          sums.what,
          wrong.map(({ subject }) => subject),
        ),
      );
    }
    for (const column of keptNames) findings.push(...(await listed(db, column.what, wrongRows(column))));
    return findings;
  },
};
