import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { StaffMember } from "#contract/auth.ts";
import { useCompany } from "#app/features/company/use-company.ts";
import { Cached } from "#app/ui/fragment.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { ControlMenu } from "./control-menu.tsx";
import type { MenuCounts } from "./menu-links.ts";

/** Id of the menu, for the `popovertarget` of the buttons that open it on small screens. */
export const menuId = "control-menu";

/** `counts` is `null` when they could not be read. */
type SidebarProps = { member: StaffMember; counts: MenuCounts | null };

/**
 * The sidebar of the control area. On small screens it is a bar, and the menu a popover, which opens without scripts and
 * closes by Escape or a click outside.
 */
export function ControlSidebar({ member, counts }: SidebarProps) {
  const { name, tagline } = useCompany();
  const { pathname } = useLocation();
  const menu = useRef<HTMLDivElement>(null);
  useClosedOnNewPage(menu);
  return (
    <aside className="control-bar on-dark bg-lake text-cream no-print lg:sticky lg:top-0 lg:h-screen lg:overflow-y-auto lg:[scrollbar-color:rgb(255_255_255/0.35)_transparent] lg:[scrollbar-width:thin]">
      <div className="flex min-h-16 items-center justify-between gap-4 px-4 py-2 lg:px-5 lg:pt-4">
        <Logo name={name} line={tagline} tone="on-dark" size="small" />
        <button
          type="button"
          popoverTarget={menuId}
          className="min-h-11 flex-none rounded-control border border-white/30 px-3.5 text-sm font-semibold lg:hidden"
        >
          Menu
        </button>
      </div>
      <div ref={menu} id={menuId} popover="auto" className="control-menu on-dark">
        <Cached keyOf={() => `menu ${JSON.stringify([pathname, member, counts])}`}>
          <ControlMenu member={member} counts={counts} />
        </Cached>
      </div>
    </aside>
  );
}

function useClosedOnNewPage(menu: RefObject<HTMLDivElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (menu.current?.matches(":popover-open")) menu.current.hidePopover();
  }, [menu, pathname]);
}
