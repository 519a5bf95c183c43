import { Outlet, useLocation } from "react-router";
import { apiContext } from "#app/context.ts";
import { BackupLine } from "#app/features/backups/backup-note.tsx";
import { ownersForms, requireOwner } from "#app/features/navigation/owners-only.ts";
import { OwnersError } from "#app/features/shell/control/owners-error.tsx";
import { PageHead } from "#app/features/shell/control/page-head.tsx";
import { orErrorPage } from "#app/reply.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { Route } from "./+types/settings-layout";

const sections = [
  { label: "Company", href: "/control/settings/company" },
  { label: "Brand", href: "/control/settings/brand" },
  { label: "Opening hours", href: "/control/settings/hours" },
  { label: "Payment", href: "/control/settings/payment" },
  { label: "Pay online", href: "/control/settings/gateway" },
  { label: "Advance and cancellation", href: "/control/settings/policy" },
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

const refused = "Only the owner can see and change settings and accounts.";

export const middleware: Route.MiddlewareFunction[] = [ownersForms(refused)];

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, refused);
  return orErrorPage(await args.context.get(apiContext).backups.last()).data;
}

/** On phones the sections are folded behind the name of the current one. */
export default function SettingsLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const tabs = sections.map((section) => ({ ...section, isCurrent: pathname === section.href }));
  const current = tabs.find(({ isCurrent }) => isCurrent)?.label ?? "Choose what to set";
  return (
    <>
      <PageHead title="Settings" />
      <details key={pathname} className="filter-fold mb-5">
        <summary className="fold-button bg-surface">
          <Icon of="settings" className="text-dal" />
          <span className="flex-1">{current}</span>
          <Icon of="chevron-down" className="fold-sign text-ink3" />
        </summary>
        <Tabs label="Settings" tabs={tabs} isWrapped />
      </details>
      <Outlet />
      <BackupLine backup={loaderData} />
    </>
  );
}

export function ErrorBoundary() {
  return <OwnersError title="Settings" ownersTitle="These are the owner's" />;
}
