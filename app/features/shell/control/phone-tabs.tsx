import type { ReactNode } from "react";
import { NavLink, useLocation } from "react-router";
import { Cached } from "#app/ui/fragment.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { menuId } from "./control-sidebar.tsx";
import { requestKinds } from "#contract/record-kinds.ts";
import type { MenuCounts } from "./menu-links.ts";
import { isOfRequests } from "./request-tabs.tsx";
import { controlPages } from "#app/content/control-addresses.ts";

const tab =
  "flex min-h-14 w-full flex-col items-center justify-center gap-0.5 font-semibold text-ink2 aria-[current]:text-dal";

/** The bottom bar on phones: the most used pages, and the menu. */
export function PhoneTabs({ counts }: { counts: MenuCounts | null }) {
  const { pathname } = useLocation();
  return (
    <Cached keyOf={() => `phone tabs ${JSON.stringify([pathname, counts])}`}>
      <Bar counts={counts} pathname={pathname} />
    </Cached>
  );
}

function Bar({ counts, pathname }: { counts: MenuCounts | null; pathname: string }) {
  const fresh = requestKinds.reduce((sum, kind) => sum + (counts?.[kind] ?? 0), 0);
  return (
    <nav aria-label="Most used" className="phone-tabs no-print">
      <ul className="grid grid-cols-5">
        <Tab href={controlPages.today} icon="layout-dashboard">
          Today
        </Tab>
        <li className="relative">
          <Link
            href="/control/view-bookings"
            aria-current={isOfRequests(pathname) ? "true" : undefined}
            className={tab}
          >
            <Icon of="inbox" className="size-5" />
            Requests
            {fresh > 0 ? (
              <span className="absolute end-[calc(50%-1.6rem)] top-1 min-w-5 rounded-full bg-chinar px-1 text-center text-snow">
                {fresh}
                <span className="sr-only"> new</span>
              </span>
            ) : null}
          </Link>
        </li>
        <Tab href="/control/calendar" icon="calendar-days">
          Calendar
        </Tab>
        <li>
          <Link href={controlPages.desk} className={tab}>
            <Icon of="circle-plus" className="size-5" />
            New<span className="sr-only"> booking</span>
          </Link>
        </li>
        <li>
          <button type="button" popoverTarget={menuId} className={tab}>
            <Icon of="menu" className="size-5" />
            More
          </button>
        </li>
      </ul>
    </nav>
  );
}

function Tab({ href, icon, children }: { href: string; icon: IconName; children: ReactNode }) {
  return (
    <li className="relative">
      <NavLink to={href} className={tab}>
        <Icon of={icon} className="size-5" />
        {children}
      </NavLink>
    </li>
  );
}
