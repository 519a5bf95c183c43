import type { StartStep } from "#contract/start.ts";

type StepWords = {
  title: string;
  lead: string;
  /** The page of the step, and the label of its link. */
  href: string;
  label: string;
  /** The page to change it once it is done. */
  changeHref?: string;
  /** Label of that link; "Change" by default. */
  changeLabel?: string;
  /** Further pages of the step. */
  parts?: readonly { label: string; href: string }[];
};

/** The texts of each step of the setup guide. */
export const startWords: Record<StartStep, StepWords> = {
  demo: {
    title: "Take the demo away",
    lead: "The houses, tours and guests that you see are made up. One press, and the site is yours alone.",
    href: "/control/start/demo",
    label: "See what goes",
    changeHref: "/control/start/demo",
    changeLabel: "Bring it back",
  },
  company: {
    title: "Your company, and how guests reach you",
    lead: "Name, phone, WhatsApp, e-mail and office: in the header, the footer and every email.",
    href: "/control/start/company",
    label: "Enter them",
    changeHref: "/control/settings/company",
    parts: [
      { label: "GST number and papers", href: "/control/settings/tax" },
      { label: "Who else signs in", href: "/control/settings/staff" },
    ],
  },
  brand: {
    title: "Your logo and colours",
    lead: "Pages, emails, prints and what is shared wear them.",
    href: "/control/settings/brand?from=start",
    label: "Choose them",
    changeHref: "/control/settings/brand",
  },
  payment: {
    title: "How guests pay by UPI",
    lead: "Your UPI ID becomes a code that guests scan.",
    href: "/control/start/payment",
    label: "Enter it",
    changeHref: "/control/settings/payment",
  },
  hours: {
    title: "When you are open",
    lead: "Guests see it beside your number.",
    href: "/control/start/hours",
    label: "Enter them",
    changeHref: "/control/settings/hours",
  },
  places: {
    title: "The places you go to",
    lead: "Guests find a house by its place. The well-known ones are there already.",
    href: "/control/settings/places",
    label: "Enter them",
    changeHref: "/control/settings/places",
  },
  house: {
    title: "Your first house, a room and a picture",
    lead: "Or all of your houses at once, from a list.",
    href: "/control/start/house",
    label: "Enter it",
    changeHref: "/control/hotels",
    parts: [
      { label: "Another house", href: "/control/add-hotel" },
      { label: "Prices by season", href: "/control/rates" },
      { label: "A tour", href: "/control/add-package" },
      { label: "Cab prices", href: "/control/cab-rates" },
      { label: "Import from a list", href: "/control/import" },
    ],
  },
  texts: {
    title: "The words of your pages",
    lead: "Read what stands on the first pages, and put it in your own words. Guests see Terms, Cancellation, Help and FAQs once you publish them.",
    href: "/control/site",
    label: "Read them",
    changeHref: "/control/site",
    parts: [
      { label: "Slides", href: "/control/site/hero-slides" },
      { label: "About you", href: "/control/site/home-about" },
      { label: "Team", href: "/control/site/team" },
      { label: "What cancelling costs", href: "/control/settings/policy" },
      { label: "Privacy", href: "/control/site/privacy-page" },
    ],
  },
};
