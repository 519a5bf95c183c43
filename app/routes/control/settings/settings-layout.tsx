import { data, isRouteErrorResponse, Outlet, useLocation, useRouteError } from "react-router";
import { apiContext } from "#app/context.ts";
import { BackupLine } from "#app/features/backups/backup-note.tsx";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { orErrorPage, thrownMessage } from "#app/reply.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { Route } from "./+types/settings-layout";

const sections = [
  { label: "Company", href: "/control/settings/company" },
  { label: "Brand", href: "/control/settings/brand" },
  { label: "Opening hours", href: "/control/settings/hours" },
  { label: "Payment", href: "/control/settings/payment" },
  { label: "Places", href: "/control/settings/places" },
  { label: "Messages", href: "/control/settings/messages" },
  { label: "Privacy", href: "/control/settings/privacy" },
  { label: "Papers and tax", href: "/control/settings/tax" },
  { label: "Reminders", href: "/control/settings/reminders" },
  { label: "One person", href: "/control/settings/person" },
  { label: "Staff accounts", href: "/control/settings/staff" },
  { label: "Sign-ins", href: "/control/settings/sign-ins" },
  { label: "Health", href: "/control/settings/health" },
];

/** Settings are the owner's; the calls themselves answer others 403 too. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context }, next) => {
    const session = await context.get(apiContext).auth.session();
    if (!session.ok || session.data.role !== "owner") {
      throw data({ message: "Only the owner can see and change settings and accounts." }, { status: 403 });
    }
    return next();
  },
];

// The middleware runs with a loader; without one, going from page to page would not ask the server.
export async function loader({ context }: Route.LoaderArgs) {
  return orErrorPage(await context.get(apiContext).backups.last()).data;
}

export default function SettingsLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const tabs = sections.map((section) => ({ ...section, isCurrent: pathname === section.href }));
  return (
    <>
      <PageHead title="Settings" />
      <div className="mb-5">
        <Tabs label="Settings" tabs={tabs} />
      </div>
      <Outlet />
      <BackupLine backup={loaderData} />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) throw error;
  return (
    <>
      <PageHead title="Settings" />
      <EmptyState
        title={error.status === 403 ? "These are the owner's" : "This cannot be shown"}
        action={
          <LinkButton href="/control/account" variant="outline">
            Your account
          </LinkButton>
        }
      >
        {thrownMessage(error)}
      </EmptyState>
    </>
  );
}
