import { Outlet } from "react-router";
import { complaintsOf } from "#contract/complaints.ts";
import { QuestionDialog } from "#app/features/questions/question-dialog.tsx";
import { PrintHead } from "#app/features/shell/public/print-head.tsx";
import { SiteFooter } from "#app/features/shell/public/site-footer.tsx";
import { SiteHeader } from "#app/features/shell/public/site-header.tsx";
import { questionForm } from "#contract/questions.ts";
import type { Route } from "./+types/public-layout";

export function loader() {
  return { questionComplaints: complaintsOf(questionForm) };
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
      <QuestionDialog complaints={loaderData.questionComplaints} />
    </>
  );
}
