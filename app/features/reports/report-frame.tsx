import type { ReactNode } from "react";
import { useCompany } from "#app/features/company/use-company.ts";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { type ReportName, reportTitles } from "./report-names.ts";
import { controlPages } from "#app/content/control-addresses.ts";

type ReportFrameProps = { report: ReportName; csvQuery: string; children: ReactNode };

/** The frame of every report: tabs of all reports, and the link to the exported file. */
export function ReportFrame({ report, csvQuery, children }: ReportFrameProps) {
  const tabs = Object.entries(reportTitles).map(([name, label]) => ({
    label,
    href: controlPages.report(name),
    isCurrent: name === report,
  }));
  const { name: company } = useCompany();
  return (
    <>
      <PageHead
        title={
          <>
            Reports
            <span className="hidden print:inline">
              : {reportTitles[report]}, {company}
            </span>
          </>
        }
        action={
          <LinkButton
            href={`${controlPages.file(`${report}.csv`)}?${csvQuery}`}
            target="_self"
            variant="outline"
            size="small"
            className="print:hidden"
          >
            <Icon of="download" />
            <span className="max-sm:sr-only">As CSV</span>
          </LinkButton>
        }
      />
      <div className="mb-5 print:hidden">
        <Tabs label="Reports" tabs={tabs} />
      </div>
      <div className="grid gap-5">{children}</div>
    </>
  );
}
