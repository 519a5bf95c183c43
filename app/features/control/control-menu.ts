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
import type { RequestKind } from "#contract/desk.ts";

export type ControlLink = MenuLink & { icon: LucideIcon; counts?: RequestKind };

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
  "/control/settings": Settings,
  "/control/log": History,
  "/control/bin": Trash2,
};

/** Which new requests are counted beside a link. */
const counted: Record<string, RequestKind> = {
  "/control/view-bookings": "bookings",
  "/control/user-rating": "reviews",
  "/control/package-bookings": "packageBookings",
  "/control/cab-bookings": "cabBookings",
  "/control/queries": "queries",
};

function withIcon(link: MenuLink): ControlLink {
  return { ...link, icon: icons[link.href] ?? Archive, counts: counted[link.href] };
}

/** The links of the sidebar: the specification's, then the office's; the owner's only for owners. */
export function controlLinks(member: StaffMember | null) {
  const mayOpen = ({ forOwner }: MenuLink) => !forOwner || member?.role === "owner";
  return {
    main: controlMenu.filter(mayOpen).map(withIcon),
    office: controlOffice.filter(mayOpen).map(withIcon),
  };
}
