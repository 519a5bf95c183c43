import { kinds } from "#contract/kinds.made.ts";
import { requestKinds } from "#contract/record-kinds.ts";
import { controlArea } from "#contract/rules/control-area.ts";

export type MenuLink = { label: string; href: string; forOwner?: boolean };

/** The pages that are always there; their words in menus are content. */
export const sitePages = [
  "/",
  "/packages",
  "/hotels",
  "/cab-services",
  "/events",
  "/gallery",
  "/booking",
  "/about",
  "/our-team",
  "/services",
  "/contact",
  "/payment-methods",
];

type Entry = { menu: string; page: string; menuPlace?: number };

/** The request lists, by their `menuPlace`; those without one come last. */
const requestLinks = requestKinds
  .map((kind): Entry => kinds[kind])
  .toSorted((a, b) => (a.menuPlace ?? Infinity) - (b.menuPlace ?? Infinity))
  .map(({ menu, page }) => ({ label: menu, href: controlArea + page }));

/** The control area's pages in groups: the specification's, and what else the desk and the office need. */
export const controlGroups: { title: string; links: MenuLink[] }[] = [
  {
    title: "Today",
    links: [
      { label: "Dashboard", href: "/control/dashboard" },
      { label: "Calendar", href: "/control/calendar" },
    ],
  },
  {
    title: "Requests",
    links: requestLinks,
  },
  {
    title: "Catalogue",
    links: [
      { label: "Hotels", href: "/control/hotels" },
      { label: "Add Hotel", href: "/control/add-Hotel" },
      { label: "Prices", href: "/control/rates" },
      { label: "Packages", href: "/control/packages" },
      { label: "Image Gallery", href: "/control/gallery" },
    ],
  },
  {
    title: "Office",
    links: [
      { label: "Messages", href: "/control/messages" },
      { label: "To send", href: "/control/to-send" },
      { label: "Reports", href: "/control/reports", forOwner: true },
      { label: "Website", href: "/control/site", forOwner: true },
      { label: "Settings", href: "/control/settings", forOwner: true },
      { label: "Change Log", href: "/control/log" },
      { label: "Bin", href: "/control/bin" },
    ],
  },
];

export const logout: MenuLink = { label: "Logout", href: "/control/logout" };
