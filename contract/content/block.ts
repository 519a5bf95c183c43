import { complete } from "./complete.ts";
import type { BlockFields } from "./field-kinds.ts";
import type { BlockDefaults } from "./values.ts";

/** The pages that blocks belong to, in the order in which staff see them. */
export const contentPages = {
  home: { title: "Home", href: "/" },
  about: { title: "About", href: "/about" },
  team: { title: "Our Team", href: "/our-team" },
  services: { title: "Services", href: "/services" },
  cabs: { title: "Cab Services", href: "/cab-services" },
  events: { title: "Events", href: "/events" },
  contact: { title: "Contact", href: "/contact" },
  booking: { title: "Booking", href: "/booking" },
  payment: { title: "Payment Methods", href: "/payment-methods" },
  gallery: { title: "Gallery", href: "/gallery" },
  privacy: { title: "Privacy", href: "/privacy" },
  terms: { title: "Terms", href: "/terms" },
  cookies: { title: "Cookies", href: "/cookies" },
  cancellation: { title: "Cancellation", href: "/cancellation" },
  accessibility: { title: "Accessibility", href: "/accessibility" },
  help: { title: "Help", href: "/help" },
  faqs: { title: "FAQs", href: "/faqs" },
  everywhere: { title: "On every page", href: "/" },
} as const;

export type ContentPage = keyof typeof contentPages;

export type Block<Name extends string = string, Of extends BlockFields = BlockFields> = {
  name: Name;
  page: ContentPage;
  /** The title that staff see. */
  title: string;
  help?: string;
  fields: Of;
  /** The value until something is published: that of the demo's company. */
  demo: BlockDefaults<Of>;
  /** The same where no demo is wanted: neutral words, or nothing. */
  empty: BlockDefaults<Of>;
};

/** Returns its argument; it keeps the block's exact types. */
export function block<const Name extends string, const Of extends BlockFields>(
  row: Block<Name, Of>,
): Block<Name, Of> {
  return row;
}

/** The value of a block until something is published. */
export function defaultOf(
  { fields, demo, empty }: { fields: BlockFields; demo: object; empty: object },
  isDemo: boolean,
): Record<string, unknown> {
  return complete(fields, isDemo ? demo : empty);
}
