import type { Owing } from "#contract/reports.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { countOf } from "#contract/rules/text.ts";
import { ReportFigures } from "./report-figures.tsx";
import { AccountTable } from "./owing-table.tsx";

/** Who owes, the longest due first, and who gets money back. */
export function OwingReport({ owing: { owing, toReturn } }: { owing: Owing }) {
  return (
    <>
      <ReportFigures
        figures={[
          { label: "Owed to us", value: formatRupees(owing.total) },
          { label: "By", value: countOf(owing.count, "booking") },
          { label: "To give back", value: formatRupees(toReturn.total) },
          { label: "To", value: countOf(toReturn.count, "booking") },
        ]}
      />
      <AccountTable title="Who owes" {...owing} isOwing />
      <AccountTable title="To give back" {...toReturn} />
    </>
  );
}
