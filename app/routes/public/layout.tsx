import { Outlet } from "react-router";
import { complaintsOf } from "#contract/complaints.ts";
import { QueryDialog } from "#app/features/site/query-dialog.tsx";
import { PrintHead } from "#app/features/site/print-head.tsx";
import { SiteFooter } from "#app/features/site/site-footer.tsx";
import { SiteHeader } from "#app/features/site/site-header.tsx";
import { queryForm } from "#contract/queries.ts";
import type { Route } from "./+types/layout";

export function loader() {
  return { queryComplaints: complaintsOf(queryForm) };
}

/** The shared layout of the public site: header, page, footer, and the Query popup. */
export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to the page
      </a>
      <SiteHeader />
      <PrintHead />
      <main id="content">
        <Outlet />
      </main>
      <SiteFooter />
      <QueryDialog complaints={loaderData.queryComplaints} />
    </>
  );
}
