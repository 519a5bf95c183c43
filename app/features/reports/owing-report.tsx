import { namedOnPage, type Owing } from "#contract/reports.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { countOf } from "#contract/rules/text.ts";
import { ListPages } from "#app/features/lists/list-pages.tsx";
import { ReportFigures } from "./report-figures.tsx";
import { AccountTable } from "./owing-table.tsx";

type OwingReportProps = { owing: Owing; page: number };

/** Who owes money, longest due first, and who gets money back. */
export function OwingReport({ owing: { owing, toReturn }, page }: OwingReportProps) {
  const longestList = Math.max(owing.count, toReturn.count);
  const pageInfo = {
    currentPage: page,
    totalPages: Math.ceil(longestList / namedOnPage),
    totalRecords: longestList,
    pageSize: namedOnPage,
  };
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
      {longestList === 0 ? (
        <p className="text-sm text-ink2">Nobody owes anything, and nothing is to be given back.</p>
      ) : null}
      {pageInfo.totalPages > 1 && page <= pageInfo.totalPages ? (
        <p className="hidden print:block">
          Page {page} of {pageInfo.totalPages}. The file of this report has everybody.
        </p>
      ) : null}
      <AccountTable title="Who owes" accounts={owing.accounts} isOwing />
      <AccountTable title="To give back" accounts={toReturn.accounts} />
      <ListPages pageInfo={pageInfo} href={(to) => `?page=${to}`} />
    </>
  );
}
