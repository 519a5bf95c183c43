import type { Takings } from "#contract/reports.ts";
import { dateNear } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { ReportTable } from "./report-table.tsx";
import { DaysForm } from "./days-form.tsx";
import { ReportFigures } from "./report-figures.tsx";
import { ShareBar } from "./share-bar.tsx";

/** What came in and was given back, by method and by day. */
export function TakingsReport({ takings }: { takings: Takings }) {
  const { from, to, received, returned, net, payments, methods, days } = takings;
  const largestOfDays = Math.max(...days.map((day) => day.received), 0);
  const mostOfMethod = Math.max(...methods.map((method) => method.received), 0);
  return (
    <>
      <DaysForm from={from} to={to} />
      <ReportFigures
        figures={[
          { label: "Came in", value: formatRupees(received) },
          { label: "Given back", value: formatRupees(returned) },
          { label: "Stays with us", value: formatRupees(net) },
          { label: "Payments", value: String(payments) },
        ]}
      />
      {methods.length > 0 ? (
        <ul className="grid gap-3 rounded-panel border border-line bg-surface p-4" aria-label="By method">
          {methods.map((method) => (
            <li key={method.method} className="grid gap-1 text-sm">
              <span className="flex justify-between gap-3">
                <span className="font-medium">{method.method}</span>
                <span className="num">{formatRupees(method.received)}</span>
              </span>
              <ShareBar value={method.received} largest={mostOfMethod} />
            </li>
          ))}
        </ul>
      ) : null}
      <ReportTable
        caption="Takings by day and method"
        empty="No payment was noted on these days. Payments are recorded at each booking."
        rows={days}
        rowKey={({ day, method }) => `${day} ${method}`}
        columns={[
          {
            key: "day",
            header: "Day",
            cell: ({ day, method }) => `${dateNear(day, to)}, ${method}`,
            isRowHeader: true,
          },
          {
            key: "bar",
            header: "Chart",
            hideHeader: true,
            inCard: "none",
            cell: (day) => <ShareBar value={day.received} largest={largestOfDays} />,
          },
          {
            key: "received",
            header: "Came in",
            align: "end",
            inCard: "half",
            cell: (day) => formatRupees(day.received),
          },
          {
            key: "returned",
            header: "Given back",
            align: "end",
            inCard: "half",
            cell: (day) => formatRupees(day.returned),
          },
        ]}
      />
    </>
  );
}
