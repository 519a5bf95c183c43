import { data } from "react-router";
import type { Client } from "#contract/client.ts";
import { apiContext } from "#app/context.ts";
import { controlPageMeta } from "#app/features/navigation/control-titles.ts";
import { OccupancyReport } from "#app/features/reports/occupancy-report.tsx";
import { OwingReport } from "#app/features/reports/owing-report.tsx";
import { reportQuery } from "#app/features/reports/report-files.ts";
import { ReportFrame } from "#app/features/reports/report-frame.tsx";
import { isReportName, type ReportName } from "#app/features/reports/report-names.ts";
import { TakingsReport } from "#app/features/reports/takings-report.tsx";
import { TaxReport } from "#app/features/reports/tax-report.tsx";
import { orErrorPage } from "#app/reply.ts";
import { pageNumber } from "#app/features/navigation/page-number.ts";
import type { Route } from "./+types/report-page";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const name = params.report ?? "takings";
  if (!isReportName(name)) throw data({ message: "There is no such report" }, { status: 404 });
  const address = new URL(request.url).searchParams;
  return { ...(await read(context.get(apiContext), name, address)), csvQuery: address.toString() };
}

async function read(api: Client, report: ReportName, address: URLSearchParams) {
  const query = reportQuery(address);
  if (report === "takings") return { report, is: orErrorPage(await api.reports.takings({ query })).data };
  if (report === "owing") return { report, ...(await readOwing(api, address)) };
  if (report === "occupancy") {
    const page = pageNumber(address);
    return { report, is: orErrorPage(await api.reports.occupancy({ query: { ...query, page } })).data };
  }
  return { report, is: orErrorPage(await api.reports.tax({ query })).data };
}

async function readOwing(api: Client, address: URLSearchParams) {
  const page = pageNumber(address);
  return { page, is: orErrorPage(await api.reports.owing({ query: { page } })).data };
}

export const meta = controlPageMeta;

export default function ReportPage({ loaderData }: Route.ComponentProps) {
  const { report, csvQuery } = loaderData;
  return (
    <ReportFrame report={report} csvQuery={csvQuery}>
      {loaderData.report === "takings" ? <TakingsReport takings={loaderData.is} /> : null}
      {loaderData.report === "owing" ? <OwingReport owing={loaderData.is} page={loaderData.page} /> : null}
      {loaderData.report === "occupancy" ? <OccupancyReport report={loaderData.is} /> : null}
      {loaderData.report === "tax" ? <TaxReport report={loaderData.is} /> : null}
    </ReportFrame>
  );
}
