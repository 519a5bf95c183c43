import "#app/styles/control-utilities.css";
import "#app/styles/control-parts.css";
import "#app/styles/control.css";
import "#app/styles/loading.css";
import "#app/styles/table.css";
import "#app/styles/table-cards.css";
import "#app/styles/control-letters.css";
import { data, Outlet, redirect, useParams } from "react-router";
import { apiContext } from "#app/context.ts";
import type { MenuCounts } from "#app/features/shell/control/menu-links.ts";
import { ControlSidebar } from "#app/features/shell/control/control-sidebar.tsx";
import { NoAnswer } from "#app/features/shell/control/no-answer.tsx";
import { PhoneTabs } from "#app/features/shell/control/phone-tabs.tsx";
import { PageLoading } from "#app/features/shell/control/page-loading.tsx";
import { useStoredForm } from "#app/features/shell/control/use-stored-form.ts";
import { RequestTabs } from "#app/features/shell/control/request-tabs.tsx";
import { withReturnPath } from "#app/features/navigation/return-path.ts";
import { pageUrl } from "#app/features/navigation/page-address.ts";
import { requestAt } from "#app/features/navigation/request-pages.ts";
import { takeFlash } from "#app/features/navigation/flash.ts";
import { useFlash } from "#app/features/navigation/use-flash.tsx";
import { useIgnoreRepeatedSubmit } from "#app/features/navigation/use-ignore-repeated-submit.ts";
import { CommandPalette } from "#app/features/palette/command-palette.tsx";
import { Shortcuts } from "#app/features/palette/shortcuts.tsx";
import { noStore } from "#app/features/company/control-head.ts";
import { controlPageMeta } from "#app/features/navigation/control-titles.ts";
import { orErrorPage } from "#app/reply.ts";
import { LeaveQuestion } from "#app/features/unsaved/leave-question.tsx";
import { ToastProvider } from "#app/ui/toasts.tsx";
import type { Route } from "./+types/control-layout";
import { controlPages } from "#app/content/control-addresses.ts";

export const handle = { hydrate: true };

/** Requires a session on every control page; redirects to sign-in, or to choosing an own password, and back afterwards. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, request }, next) => {
    const api = context.get(apiContext);
    const session = await api.auth.session();
    if (!session.ok && session.status === 401) {
      const login = withReturnPath(controlPages.login, request);
      throw redirect(request.method === "GET" ? login : `${login}&unsent`);
    }
    const { mustChangePassword } = orErrorPage(session).data;
    if (mustChangePassword) throw redirect(withReturnPath("/control/own-password", request));
    const opened = request.method === "GET" ? requestAt(pageUrl(request)) : undefined;
    // Marks the opened request as seen before the loaders run, which count new requests for the menu in parallel.
    if (opened) await api.dashboard.open({ body: opened });
    return next();
  },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [session, newRequests, delivery, templates] = await Promise.all([
    api.auth.session(),
    api.dashboard.newRequests(),
    api.outbox.delivery(),
    api.settings.templates(),
  ]);
  const counts: MenuCounts | null =
    newRequests.ok && delivery.ok ? { ...newRequests.data, failedMessages: delivery.data.failed } : null;
  const { flash, headers } = await takeFlash(request, context);
  return data(
    {
      member: orErrorPage(session).data,
      counts,
      templates: orErrorPage(templates).data,
      // What cannot be read is not said to be missing.
      isMailSetUp: !delivery.ok || delivery.data.isSetUp,
      flash,
    },
    { headers },
  );
}

export const headers = noStore;
export const meta = controlPageMeta;

export default function ControlLayout({ loaderData: { member, counts, flash } }: Route.ComponentProps) {
  useIgnoreRepeatedSubmit();
  useStoredForm(member.username);
  const { id, slug } = useParams();
  return (
    <ToastProvider flash={useFlash(flash)} standing={<NoAnswer />}>
      <div className="control-area min-h-screen lg:grid lg:grid-cols-[248px_1fr]">
        <a href="#content" className="skip-link">
          Skip to the page
        </a>
        <ControlSidebar member={member} counts={counts} />
        <CommandPalette username={member.username} isOwner={member.role === "owner"} />
        <Shortcuts />
        <main id="content" tabIndex={-1} className="min-w-0 px-4 pt-5 pb-10 sm:px-8">
          <PageLoading />
          <RequestTabs counts={counts} />
          {/* The same page for another record begins anew: it keeps nothing that was typed for this one. */}
          <Outlet key={id ?? slug} />
        </main>
        {/* After the sheets of the page, on top of which it opens. */}
        <LeaveQuestion />
        <PhoneTabs counts={counts} />
      </div>
    </ToastProvider>
  );
}
