import type { ComingSoonType } from "./coming-soon-texts.ts";

export type MenuLink = { label: string; href: string; forOwner?: boolean };
export type ComingSoonLink = {
  label: string;
  opens: ComingSoonType;
  /** Its page, where there is one: opened once that is published. */
  href?: string;
  /** Not there before its page is published. */
  isLater?: boolean;
};

/** What most come for. */
export const journeys: MenuLink[] = [
  { label: "Packages", href: "/packages" },
  { label: "Hotels", href: "/hotels" },
  { label: "Cab Services", href: "/cab-services" },
  { label: "Events", href: "/events" },
  { label: "Gallery", href: "/gallery" },
];

export const bookingLink: MenuLink = { label: "Booking", href: "/booking" };

const home: MenuLink = { label: "Home", href: "/" };

const aboutUs: MenuLink[] = [
  { label: "About", href: "/about" },
  { label: "Our Team", href: "/our-team" },
  { label: "Services", href: "/services" },
  { label: "Contact", href: "/contact" },
];

const paymentLink: MenuLink = { label: "Payment Methods", href: "/payment-methods" };

export const mobileMenu: MenuLink[] = [home, ...journeys, bookingLink, ...aboutUs];

/** On a desk, in a small line above the journeys. Payment Methods is in this menu alone. */
export const companyMenu: MenuLink[] = [home, ...aboutUs, paymentLink];

/** Every page of the menus. */
export const allPages: MenuLink[] = [...mobileMenu, paymentLink];

export const footerLinks: MenuLink[] = [
  { label: "About", href: "/about" },
  { label: "Our team", href: "/our-team" },
  { label: "Packages", href: "/packages" },
  { label: "Hotels", href: "/hotels" },
  { label: "Cabs", href: "/cab-services" },
  { label: "Payment", href: "/payment-methods" },
  { label: "Your data", href: "/privacy" },
  { label: "Contact", href: "/contact" },
];

/** Footer links whose page may not be there yet; until it is, each opens the coming-soon popup. */
export const footerComingSoon: { heading: string; links: ComingSoonLink[] }[] = [
  {
    heading: "Services",
    links: [
      { label: "Custom Tours", opens: "page" },
      { label: "Corporate Travel", opens: "page" },
      { label: "Luxury Getaways", opens: "page" },
      { label: "Adventure and Eco-Tours", opens: "page" },
    ],
  },
  {
    heading: "Good to know",
    links: [
      { label: "Privacy Policy", opens: "page", href: "/privacy" },
      { label: "Terms", opens: "page", href: "/terms" },
      { label: "Support", opens: "page" },
      { label: "Cookies", opens: "page", href: "/cookies" },
      { label: "Help", opens: "page", href: "/help" },
      { label: "FAQs", opens: "page", href: "/faqs" },
      { label: "Cancellation", opens: "page", href: "/cancellation", isLater: true },
      { label: "Accessibility", opens: "page", href: "/accessibility", isLater: true },
      { label: "Other languages", opens: "default" },
    ],
  },
];

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
    links: [
      { label: "Bookings", href: "/control/view-bookings" },
      { label: "Package Bookings", href: "/control/package-bookings" },
      { label: "Cab Bookings", href: "/control/cab-bookings" },
      { label: "Queries", href: "/control/queries" },
      { label: "Rating", href: "/control/user-rating" },
    ],
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
      { label: "Visits", href: "/control/visits" },
      { label: "Settings", href: "/control/settings", forOwner: true },
      { label: "Change Log", href: "/control/log" },
      { label: "Bin", href: "/control/bin" },
    ],
  },
];

export const logout: MenuLink = { label: "Logout", href: "/control/logout" };
