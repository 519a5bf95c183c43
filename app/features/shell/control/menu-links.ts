import { controlGroups, type MenuLink } from "#app/content/navigation.ts";
import type { StaffMember } from "#contract/auth.ts";
import type { RequestKind } from "#contract/dashboard.ts";
import type { IconName } from "#app/ui/icon-names.ts";

/** What is counted beside a link: requests nobody has opened, messages that could not be delivered. */
export type Counted = RequestKind | "failedMessages";
export type MenuCounts = Partial<Record<Counted, number>>;

export type ControlLink = MenuLink & { icon: IconName; counts?: Counted };

const icons: Record<string, IconName> = {
  "/control/dashboard": "layout-dashboard",
  "/control/hotels": "hotel",
  "/control/add-Hotel": "circle-plus",
  "/control/view-bookings": "calendar-check",
  "/control/user-rating": "star",
  "/control/packages": "map",
  "/control/package-bookings": "bed-double",
  "/control/cab-bookings": "car-front",
  "/control/queries": "message-circle-question",
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

const counted: Record<string, Counted> = {
  "/control/view-bookings": "bookings",
  "/control/user-rating": "reviews",
  "/control/package-bookings": "packageBookings",
  "/control/cab-bookings": "cabBookings",
  "/control/queries": "queries",
  "/control/messages": "failedMessages",
};

function withIcon(link: MenuLink): ControlLink {
  return { ...link, icon: icons[link.href] ?? "archive", counts: counted[link.href] };
}

/** The lists of what visitors send, in the menu's order. */
export const requestLinks: readonly ControlLink[] = (
  controlGroups.find(({ title }) => title === "Requests")?.links ?? []
).map(withIcon);

/** The links of the menu in their groups; the owner's only for owners. */
export function controlLinks(member: StaffMember) {
  const mayOpen = ({ forOwner }: MenuLink) => !forOwner || member.role === "owner";
  return controlGroups.map(({ title, links }) => ({ title, links: links.filter(mayOpen).map(withIcon) }));
}
