import { NavLink } from "react-router";
import type { StaffMember } from "#contract/auth.ts";
import { logout } from "#app/content/navigation.ts";
import { LogoutLink } from "#app/features/navigation/logout-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ThemeSwitch } from "#app/ui/theme-switch.tsx";
import { version } from "#app/version.ts";
import { FindLink } from "./find-link.tsx";
import { controlLinks, type ControlLink, type MenuCounts } from "./menu-links.ts";

type ControlMenuProps = { member: StaffMember; counts: MenuCounts | null };

/** All pages in groups, the user's account, and sign-out. */
export function ControlMenu({ member, counts }: ControlMenuProps) {
  return (
    <nav aria-label="Control" className="flex min-h-full flex-col px-3">
      <FindLink />
      {counts ? null : <p className="mb-1.5 px-3 text-xs text-cream2">Counts could not be read</p>}
      {controlLinks(member).map(({ title, links }) => (
        <section key={title} aria-labelledby={`menu-${title}`}>
          <h2 id={`menu-${title}`} className="mt-2 mb-0.5 px-3 font-text text-xs font-semibold text-cream2">
            {title}
          </h2>
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <MenuItem link={link} counts={counts} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className="menu-foot mt-auto pt-3 pb-3">
        <div className="flex items-center justify-between gap-2 border-t border-white/15 px-1 pt-2 text-sm">
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
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <LogoutLink className={`${itemStyle} grow`}>
            <Icon of="log-out" className="opacity-85" />
            {logout.label}
          </LogoutLink>
          <p className="px-3 text-xs text-cream2">Version {version}</p>
        </div>
      </div>
    </nav>
  );
}

const itemStyle =
  "group/link flex min-h-11 items-center gap-3 rounded-control border-s-3 border-transparent ps-3 pe-1.5 text-sm font-medium hover:bg-white/10 lg:min-h-8 focus-visible:-outline-offset-3 aria-[current]:border-glow aria-[current]:bg-white/15";

function MenuItem({ link, counts }: { link: ControlLink; counts: MenuCounts | null }) {
  const { label, href, icon, counts: counted } = link;
  const count = counted ? counts?.[counted] : 0;
  return (
    <NavLink to={href} className={itemStyle}>
      <Icon of={icon} className="opacity-85 group-aria-[current]/link:text-saffron" />
      <span className="flex-1">{label}</span>
      {count ? (
        <span className="-ms-1.5 rounded-full bg-white/15 px-1.5 py-0.5 text-xs font-semibold">
          {count}
          <span className="sr-only">{counted === "failedMessages" ? " not delivered" : " new"}</span>
        </span>
      ) : null}
    </NavLink>
  );
}
