import type { ReactNode } from "react";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { type ReportName, reportTitles } from "./report-names.ts";

type ReportFrameProps = { report: ReportName; csvQuery: string; children: ReactNode };

/** The head of every report: which one it is, the others, and the same as a file. */
export function ReportFrame({ report, csvQuery, children }: ReportFrameProps) {
  const tabs = Object.entries(reportTitles).map(([name, label]) => ({
    label,
    href: `/control/reports/${name}`,
    isCurrent: name === report,
  }));
  return (
    <>
      <PageHead
        title="Reports"
        action={
          <LinkButton
            href={`/control/export/${report}.csv?${csvQuery}`}
            target="_self"
            variant="outline"
            size="small"
          >
            <Icon of="download" />
            <span className="max-sm:sr-only">As CSV</span>
          </LinkButton>
        }
      />
      <div className="mb-5">
        <Tabs label="Reports" tabs={tabs} />
      </div>
      <div className="grid gap-5">{children}</div>
    </>
  );
}

/** The days that a report is of; a form that asks for the page anew, with scripts or without. */
export function DaysForm({ from, to }: { from: string; to: string }) {
  return (
    <form className="flex flex-wrap items-end gap-3">
      {[
        { name: "from", label: "From", value: from },
        { name: "to", label: "Until", value: to },
      ].map(({ name, label, value }) => (
        <label key={name} className="grid gap-1 text-sm font-medium">
          {label}
          <input type="date" name={name} defaultValue={value} className="control" />
        </label>
      ))}
      <Button type="submit" variant="outline">
        Show
      </Button>
    </form>
  );
}

/** A few numbers that the report comes to. */
export function ReportFigures({ figures }: { figures: readonly { label: string; value: string }[] }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-line bg-line sm:grid-cols-4">
      {figures.map(({ label, value }) => (
        <div key={label} className="bg-surface px-4 py-3">
          <dt className="text-sm text-ink2">{label}</dt>
          <dd className="num text-xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
