import { controlGroups, type MenuLink } from "#app/content/navigation.ts";
import type { StaffMember } from "#contract/auth.ts";
import { kinds } from "#contract/kinds.made.ts";
import { type RequestKind, requestKinds } from "#contract/record-kinds.ts";
import type { IconName } from "#app/ui/icon-names.ts";
import { pageOf } from "#app/features/navigation/request-pages.ts";

/** The number beside a link: unopened requests, or undelivered messages. */
export type MenuCountName = RequestKind | "failedMessages";
export type MenuCounts = Partial<Record<MenuCountName, number>>;

export type ControlLink = MenuLink & { icon: IconName; counts?: MenuCountName };

const icons: Record<string, IconName> = {
  "/control/dashboard": "layout-dashboard",
  "/control/hotels": "hotel",
  "/control/add-Hotel": "circle-plus",
  "/control/packages": "map",
  "/control/package-bookings": "bed-double",
  "/control/gallery": "images",
  "/control/calendar": "calendar-days",
  "/control/rates": "indian-rupee",
  "/control/messages": "mail",
  "/control/reports": "sticky-note",
  "/control/to-send": "message-circle",
  "/control/site": "monitor",
  "/control/settings": "settings",
  "/control/log": "history",
  "/control/bin": "trash-2",
};

function withIcon(link: MenuLink): ControlLink {
  const kind = requestKinds.find((one) => pageOf(one) === link.href);
  const counts = kind ?? (link.href === "/control/messages" ? "failedMessages" : undefined);
  return { ...link, icon: icons[link.href] ?? (kind ? kinds[kind].icon : "archive"), counts };
}

/** The request lists, in the menu's order. */
export const requestLinks: readonly ControlLink[] = (
  controlGroups.find(({ title }) => title === "Requests")?.links ?? []
).map(withIcon);

/** The menu's links in groups, without owners' links for others. */
export function controlLinks(member: StaffMember) {
  const mayOpen = ({ forOwner }: MenuLink) => !forOwner || member.role === "owner";
  return controlGroups.map(({ title, links }) => ({ title, links: links.filter(mayOpen).map(withIcon) }));
}
