import { block } from "../block.ts";
import { choice, line, link, list, paragraph } from "../field-kinds.ts";

const icons = [
  { value: "heart-handshake", label: "Hands" },
  { value: "compass", label: "Compass" },
  { value: "package-check", label: "Parcel" },
  { value: "shield-check", label: "Shield" },
  { value: "mountain-snow", label: "Mountain" },
  { value: "car-front", label: "Car" },
  { value: "sailboat", label: "Boat" },
  { value: "star", label: "Star" },
] as const;

export const whyChooseUs = block({
  name: "why-choose-us",
  page: "home",
  title: "Why choose us",
  help: "Without a heading it is not shown.",
  fields: {
    heading: line("Heading", { longest: 60 }),
    text: paragraph("Text", { longest: 200 }),
    label: line("Words of the link", { longest: 20 }),
    href: link("Leads to"),
    reasons: list(
      "Reasons",
      "Reason",
      { most: 8, calledBy: "title" },
      {
        title: line("Title", { longest: 50, needed: true }),
        text: paragraph("Text", { longest: 250 }),
        icon: choice("Sign", icons),
      },
    ),
  },
  demo: {
    heading: "Why choose us",
    text: "Mountains change their mind. A good plan has a second plan inside it.",
    label: "Meet the team",
    href: "/our-team",
    reasons: [
      {
        title: "Personalised itineraries",
        text: "You tell us who is coming and what tires them. We draw the days around that, and redraw them as often as you like before you pay.",
        icon: "heart-handshake",
      },
      {
        title: "Local knowledge",
        text: "We live here. We know which road shuts first, which union runs which cab, and where lunch is still good at three.",
        icon: "compass",
      },
      {
        title: "Full packages",
        text: "Rooms, cars, drivers' stays, tolls and the shikara in one price, with a list of what is not in it.",
        icon: "package-check",
      },
      {
        title: "Safety",
        text: "Rested drivers, chains in the boot from November, a doctor's number for every valley, and a phone that is answered at night.",
        icon: "shield-check",
      },
    ],
  },
  empty: {},
});
