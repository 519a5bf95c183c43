import {
  Archive,
  BedDouble,
  CalendarCheck,
  CalendarDays,
  CarFront,
  CirclePlus,
  History,
  Images,
  LayoutDashboard,
  LogOut,
  Mail,
  type LucideIcon,
  MapIcon,
  MessageCircleQuestion,
  Hotel,
  Settings,
  Star,
  Trash2,
} from "lucide-react";
import { controlMenu, controlOffice, type MenuLink } from "#app/content/navigation.ts";
import type { StaffMember } from "#contract/auth.ts";
import type { RequestKind } from "#contract/dashboard.ts";

/** What is counted beside a link: requests nobody has opened, messages that could not be delivered. */
export type Counted = RequestKind | "failedMessages";
export type MenuCounts = Partial<Record<Counted, number>>;

export type ControlLink = MenuLink & { icon: LucideIcon; counts?: Counted };

const icons: Record<string, LucideIcon> = {
  "/control/dashboard": LayoutDashboard,
  "/control/hotels": Hotel,
  "/control/add-Hotel": CirclePlus,
  "/control/view-bookings": CalendarCheck,
  "/control/user-rating": Star,
  "/control/packages": MapIcon,
  "/control/package-bookings": BedDouble,
  "/control/cab-bookings": CarFront,
  "/control/queries": MessageCircleQuestion,
  "/control/gallery": Images,
  "/control/logout": LogOut,
  "/control/calendar": CalendarDays,
  "/control/messages": Mail,
  "/control/settings": Settings,
  "/control/log": History,
  "/control/bin": Trash2,
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
  return { ...link, icon: icons[link.href] ?? Archive, counts: counted[link.href] };
}

/** The links of the sidebar: the specification's, then the office's; the owner's only for owners. */
export function controlLinks(member: StaffMember) {
  const mayOpen = ({ forOwner }: MenuLink) => !forOwner || member.role === "owner";
  return {
    main: controlMenu.filter(mayOpen).map(withIcon),
    office: controlOffice.filter(mayOpen).map(withIcon),
  };
}
