import { Outlet } from "react-router";
import { formPartHeader } from "#contract/core/page-form.ts";
import type { Route } from "./+types/public-layout";
import { QuestionDialog } from "#app/features/questions/question-dialog.tsx";
import { PrintHead } from "#app/features/shell/public/print-head.tsx";
import { SiteFooter } from "#app/features/shell/public/site-footer.tsx";
import { SiteHeader } from "#app/features/shell/public/site-header.tsx";

/** An answer to a form holds that form and none of the same name. */
export function loader({ request }: Route.LoaderArgs) {
  return { isAnswer: request.headers.has(formPartHeader) };
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
      {loaderData.isAnswer ? null : <QuestionDialog />}
    </>
  );
}
