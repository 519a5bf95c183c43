import { block } from "../block.ts";
import { line, link, list, onOff } from "../field-kinds.ts";

const words = {
  label: line("Words", { longest: 24, needed: true }),
  href: link("Leads to"),
};

const main = {
  journeys: [
    { label: "Packages", href: "/packages" },
    { label: "Hotels", href: "/hotels" },
    { label: "Cab Services", href: "/cab-services" },
    { label: "Events", href: "/events" },
    { label: "Gallery", href: "/gallery" },
  ],
  booking: "Booking",
  company: [
    { label: "About", href: "/about" },
    { label: "Our Team", href: "/our-team" },
    { label: "Services", href: "/services" },
    { label: "Contact", href: "/contact" },
    { label: "Payment Methods", href: "/payment-methods", onDesk: true },
  ],
};

export const menus = block({
  name: "menus",
  page: "everywhere",
  title: "Menu",
  help: "Home is always the first.",
  fields: {
    journeys: list("What most come for", "Link", { most: 7, calledBy: "label" }, words),
    booking: line("Button to booking", { longest: 20 }),
    company: list(
      "The company",
      "Link",
      { most: 8, calledBy: "label" },
      {
        ...words,
        onDesk: onOff("On wide screens alone"),
      },
    ),
  },
  demo: main,
  empty: main,
});
