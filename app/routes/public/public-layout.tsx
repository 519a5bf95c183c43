import { Outlet } from "react-router";
import { formPartHeader } from "#contract/core/page-form.ts";
import { apiContext } from "#app/context.ts";
import { isPartRequested } from "#app/features/forms/page-part.ts";
import { siteNotices } from "#app/features/notices/read-notices.ts";
import { SiteNotice } from "#app/features/notices/site-notice.tsx";
import type { Route } from "./+types/public-layout";
import { readContent } from "#app/features/content/read-content.server.ts";
import { publishedPages } from "#app/features/reading/published-pages.ts";
import { QuestionDialog } from "#app/features/questions/question-dialog.tsx";
import { PrintHead } from "#app/features/shell/public/print-head.tsx";
import { SiteFooter } from "#app/features/shell/public/site-footer.tsx";
import { SiteHeader } from "#app/features/shell/public/site-header.tsx";

/** `isAlone`: only a dialog's form is requested. `isAnswer`: a script reads its form from the page; no other has its id. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const pages = publishedPages(await readContent(context));
  const notices = await siteNotices(context.get(apiContext));
  const isAlone = isPartRequested(new URL(request.url).searchParams.get("in"));
  return { isAlone, isAnswer: request.headers.has(formPartHeader), pages, notices };
}

/** The shared layout of the public site: header, page, footer, and the Query popup. */
export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  if (loaderData.isAlone) {
    return (
      <main id="content">
        <Outlet />
      </main>
    );
  }
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to the page
      </a>
      <SiteHeader />
      <SiteNotice notices={loaderData.notices} />
      <PrintHead />
      <main id="content">
        <Outlet />
      </main>
      <SiteFooter pages={loaderData.pages} />
      {loaderData.isAnswer ? null : <QuestionDialog />}
    </>
  );
}
