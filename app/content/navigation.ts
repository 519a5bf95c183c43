import type { ComingSoonType } from "./coming-soon-texts.ts";

export type MenuLink = { label: string; href: string; forOwner?: boolean };
export type ComingSoonLink = { label: string; opens: ComingSoonType };

const menu: MenuLink[] = [
  { label: "Home", href: "/" },
  { label: "About", href: "/about" },
  { label: "Services", href: "/services" },
  { label: "Hotels", href: "/hotels" },
  { label: "Contact", href: "/contact" },
  { label: "Booking", href: "/booking" },
  { label: "Our Team", href: "/our-team" },
  { label: "Cab Services", href: "/cab-services" },
  { label: "Packages", href: "/packages" },
  { label: "Events", href: "/events" },
  { label: "Gallery", href: "/gallery" },
];

export const mobileMenu: MenuLink[] = menu;

/** Payment Methods is in this menu alone. */
export const desktopMenu: MenuLink[] = [...menu, { label: "Payment Methods", href: "/payment-methods" }];

export const footerLinks: MenuLink[] = [
  { label: "About", href: "/about" },
  { label: "Contact", href: "/contact" },
];

/** Footer links without a page yet; each opens the coming-soon popup. */
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
      { label: "Privacy Policy", opens: "page" },
      { label: "Terms", opens: "page" },
      { label: "Support", opens: "page" },
      { label: "Cookies", opens: "page" },
      { label: "Help", opens: "page" },
      { label: "FAQs", opens: "page" },
    ],
  },
];

export const controlMenu: MenuLink[] = [
  { label: "Dashboard", href: "/control/dashboard" },
  { label: "Hotels", href: "/control/hotels" },
  { label: "Add Hotel", href: "/control/add-Hotel" },
  { label: "Bookings", href: "/control/view-bookings" },
  { label: "Rating", href: "/control/user-rating" },
  { label: "Packages", href: "/control/packages" },
  { label: "Package Bookings", href: "/control/package-bookings" },
  { label: "Cab Bookings", href: "/control/cab-bookings" },
  { label: "Queries", href: "/control/queries" },
  { label: "Image Gallery", href: "/control/gallery" },
  { label: "Logout", href: "/control/logout" },
];

/** What the specification does not name, in a group of its own below. */
export const controlOffice: MenuLink[] = [
  { label: "Calendar", href: "/control/calendar" },
  { label: "Prices", href: "/control/rates" },
  { label: "Settings", href: "/control/settings", forOwner: true },
  { label: "Messages", href: "/control/messages" },
  { label: "Change Log", href: "/control/log" },
  { label: "Bin", href: "/control/bin" },
];
