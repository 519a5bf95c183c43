import type { OccupancyReport as Report } from "#contract/reports.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { monthName, addMonths } from "#contract/rules/month.ts";
import { Icon } from "#app/ui/icon.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MorePages } from "#app/ui/more-pages.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { ReportTable } from "./report-table.tsx";
import { ReportFigures } from "./report-figures.tsx";
import { ShareBar } from "./share-bar.tsx";
import { controlPages } from "#app/content/control-addresses.ts";

const percentInWords = (percent: number | null) => (percent === null ? "–" : `${percent} %`);
const rateInWords = (rate: number | null) => (rate === null ? "–" : formatRupees(rate));
const hrefOf = (month: string) => `${controlPages.report("occupancy")}?month=${month}`;

/** Sold nights, income and average rate of a month by house, and the year up to it. */
export function OccupancyReport({ report }: { report: Report }) {
  const { month, months } = report;
  const mostIncome = Math.max(...months.map(({ income }) => income), 0);
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <LinkButton
          href={hrefOf(addMonths(month, -1))}
          variant="ghost"
          shape="icon"
          aria-label="Month before"
        >
          <Icon of="chevron-left" />
        </LinkButton>
        <h2 className="font-text text-lg font-semibold">{monthName(month)}</h2>
        <LinkButton href={hrefOf(addMonths(month, 1))} variant="ghost" shape="icon" aria-label="Month after">
          <Icon of="chevron-right" />
        </LinkButton>
      </div>
      <ReportFigures
        figures={[
          { label: "Occupancy", value: percentInWords(report.percent) },
          { label: "Nights sold", value: `${report.sold} of ${report.forSale}` },
          { label: "Income", value: formatRupees(report.income) },
          { label: "Average rate", value: rateInWords(report.averageRate) },
        ]}
      />
      <Houses report={report} />
      <section aria-label="Income by month" className="rounded-panel border border-line bg-surface p-4">
        <h2 className="mb-3 font-text text-lg font-semibold">Income by month</h2>
        <ul className="grid gap-3">
          {months.map((one) => (
            <li key={one.month} className="grid gap-1 text-sm">
              <span className="flex justify-between gap-3">
                <span>{monthName(one.month)}</span>
                <span className="num">{formatRupees(one.income)}</span>
              </span>
              <ShareBar value={one.income} largest={mostIncome} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Houses({ report: { month, houses, page, isMore } }: { report: Report }) {
  if (houses.length === 0 && page > 1)
    return (
      <EmptyState
        title="There are no more houses"
        action={
          <LinkButton href={hrefOf(month)} variant="outline">
            First houses
          </LinkButton>
        }
      />
    );
  return (
    <>
      {page > 1 || isMore ? (
        <p className="hidden print:block">
          Page {page} of the houses. The file of this report has all of them.
        </p>
      ) : null}
      <ReportTable
        caption={`Houses in ${monthName(month)}`}
        empty="There are no houses yet: nights are counted from the first one on."
        rows={houses}
        rowKey={({ hotelId }) => hotelId}
        columns={[
          { key: "hotel", header: "House", isRowHeader: true, cell: ({ hotel }) => hotel },
          {
            key: "bar",
            header: "Chart",
            hideHeader: true,
            inCard: "none",
            cell: ({ percent }) => <ShareBar value={percent ?? 0} largest={100} />,
          },
          {
            key: "percent",
            header: "Occupancy",
            align: "end",
            inCard: "half",
            cell: ({ percent }) => percentInWords(percent),
          },
          {
            key: "sold",
            header: "Nights sold",
            align: "end",
            inCard: "half",
            cell: ({ sold, forSale }) => `${sold} of ${forSale}`,
          },
          {
            key: "rate",
            header: "Average rate",
            align: "end",
            inCard: "half",
            cell: ({ averageRate }) => rateInWords(averageRate),
          },
          {
            key: "income",
            header: "Income",
            align: "end",
            inCard: "half",
            cell: ({ income }) => formatRupees(income),
          },
        ]}
      />
      <MorePages of="houses" page={page} isMore={isMore} href={(to) => `${hrefOf(month)}&page=${to}`} />
    </>
  );
}
