import type { TaxReport as Report } from "#contract/reports.ts";
import { formatPaise } from "#contract/rules/money.ts";
import { ReportTable } from "./report-table.tsx";
import { DaysForm } from "./days-form.tsx";
import { ReportFigures } from "./report-figures.tsx";

/** The tax of the invoices and credit notes issued on some days, by rate. */
export function TaxReport({ report }: { report: Report }) {
  const { from, to, stateTax, invoices, creditNotes, rates } = report;
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return (
    <>
      <DaysForm from={from} to={to} />
      <ReportFigures
        figures={[
          { label: "Invoices", value: String(invoices) },
          { label: "Credit notes", value: String(creditNotes) },
          { label: "Taxable value", value: formatPaise(sum(rates.map(({ valuePaise }) => valuePaise))) },
          {
            label: "Tax",
            value: formatPaise(sum(rates.map(({ centralPaise, statePaise }) => centralPaise + statePaise))),
          },
        ]}
      />
      {rates.length === 0 ? (
        <p className="text-sm text-ink2">No paper with tax was issued on these days.</p>
      ) : (
        <ReportTable
          caption="Tax by rate"
          rows={rates}
          rowKey={({ percent }) => percent}
          columns={[
            { key: "rate", header: "Rate", isRowHeader: true, cell: ({ percent }) => `${percent} %` },
            {
              key: "value",
              header: "Taxable value",
              align: "end",
              cell: ({ valuePaise }) => formatPaise(valuePaise),
            },
            {
              key: "central",
              header: "CGST",
              align: "end",
              inCard: "half",
              cell: ({ centralPaise }) => formatPaise(centralPaise),
            },
            {
              key: "state",
              header: stateTax,
              align: "end",
              inCard: "half",
              cell: ({ statePaise }) => formatPaise(statePaise),
            },
          ]}
        />
      )}
    </>
  );
}
