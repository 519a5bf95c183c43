import type { ReactNode } from "react";
import { NavLink, useLocation } from "react-router";
import type { StaffMember } from "#contract/auth.ts";
import { paletteId } from "#app/features/palette/command-palette.tsx";
import { useCompany } from "#app/features/company/use-company.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { ThemeSwitch } from "#app/ui/theme-switch.tsx";
import { version } from "#app/version.ts";
import { LogoutLink, logoutHref } from "#app/features/navigation/logout-link.tsx";
import { controlLinks, type ControlLink, type MenuCounts } from "./control-menu.ts";

/** `counts` is `null` when they could not be read. */
type SidebarProps = { member: StaffMember; counts: MenuCounts | null };

/** The left side of the control area; on a phone a bar with a menu that opens below it. */
export function ControlSidebar({ member, counts }: SidebarProps) {
  const company = useCompany();
  const { pathname } = useLocation();
  return (
    <aside className="on-dark bg-lake text-cream lg:sticky lg:top-0 lg:flex lg:h-screen lg:flex-col lg:overflow-y-auto">
      {/* A new page starts with the menu closed. */}
      <details key={pathname} className="group lg:hidden">
        <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 px-4 [&::-webkit-details-marker]:hidden">
          <Logo name={company.name} line={company.tagline} tone="on-dark" size="small" />
          <span className="rounded-control border border-white/30 px-3.5 py-2 text-sm font-semibold group-open:bg-white/15">
            Menu
          </span>
        </summary>
        <div className="px-3 pb-4">
          <Menus place="small screens" counts={counts} member={member} />
        </div>
      </details>
      <div className="hidden px-5 pt-5 pb-4 lg:block">
        <Logo name={company.name} line={company.tagline} tone="on-dark" size="small" />
      </div>
      <div className="hidden flex-1 flex-col px-3 pb-4 lg:flex">
        <Menus place="desk" counts={counts} member={member} />
      </div>
    </aside>
  );
}

function Menus({ place, counts, member }: SidebarProps & { place: string }) {
  const links = controlLinks(member);
  return (
    <>
      <FindLink />
      {counts ? null : <p className="mb-1.5 px-3 text-xs text-cream2">Counts could not be read</p>}
      <Menu label={`Control, ${place}`} links={links.main} counts={counts} />
      <p aria-hidden="true" className="mt-5 mb-1.5 px-3 text-xs font-semibold text-cream2">
        Office
      </p>
      <Menu label={`Office, ${place}`} links={links.office} counts={counts} />
      <div className="mt-auto pt-5">
        <div className="flex items-center justify-between gap-2 border-t border-white/15 px-1 pt-3 text-sm">
          <NavLink
            to="/control/account"
            className="flex min-h-11 min-w-0 flex-col justify-center rounded-control px-2 hover:bg-white/10 aria-[current]:bg-white/15"
          >
            <span className="truncate font-semibold underline underline-offset-4">{member.username}</span>
            <span className="text-xs text-cream2">
              {member.role === "owner" ? "Owner" : "Staff"}
              <span className="sr-only">, your account</span>
            </span>
          </NavLink>
          <ThemeSwitch />
        </div>
        <p className="px-3 pt-2 text-xs text-cream2">Version {version}</p>
      </div>
    </>
  );
}

/** Opens the palette; without scripts a page that does the same. */
function FindLink() {
  return (
    <a
      href="/control/find"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={(event) => {
        const palette = document.querySelector<HTMLDialogElement>(`dialog#${paletteId}`);
        if (!palette || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        palette.showModal();
      }}
      className="mb-2 flex min-h-11 items-center gap-3 rounded-control border border-white/25 px-3 text-sm text-cream2 hover:bg-white/10"
    >
      <Icon of="search" />
      <span className="flex-1">Find</span>
      <kbd className="text-xs max-lg:hidden">Ctrl K</kbd>
    </a>
  );
}

type MenuProps = { label: string; links: readonly ControlLink[]; counts: MenuCounts | null };

function Menu({ label, links, counts }: MenuProps) {
  return (
    <nav aria-label={label}>
      <ul className="grid gap-0.5">
        {links.map(({ label, href, icon, counts: counted }) => {
          const count = counted ? counts?.[counted] : 0;
          return (
            <li key={href}>
              <MenuItem href={href}>
                <Icon of={icon} className="opacity-85 group-aria-[current]/link:text-saffron" />
                <span className="flex-1">{label}</span>
                {count ? (
                  <span className="rounded-full bg-white/15 px-2 py-0.5 text-xs font-semibold">
                    {count > 999 ? "999+" : count}
                    <span className="sr-only">
                      {counted === "failedMessages" ? " not delivered" : " new"}
                    </span>
                  </span>
                ) : null}
              </MenuItem>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function MenuItem({ href, children }: { href: string; children: ReactNode }) {
  const className =
    "group/link flex min-h-11 items-center gap-3 rounded-control border-s-3 border-transparent px-3 text-sm font-medium hover:bg-white/10 lg:min-h-9 aria-[current]:border-glow aria-[current]:bg-white/15";
  if (href === logoutHref) return <LogoutLink className={className}>{children}</LogoutLink>;
  return (
    <NavLink to={href} className={className}>
      {children}
    </NavLink>
  );
}
