import { block } from "../block.ts";
import { line, link, list, paragraph } from "../field-kinds.ts";

export const whyTravelWithUs = block({
  name: "why-travel-with-us",
  page: "about",
  title: "Why travel with us",
  help: "Without reasons it is not shown.",
  fields: {
    heading: line("Heading", { longest: 60 }),
    label: line("Words of the link", { longest: 20 }),
    href: link("Leads to"),
    reasons: list(
      "Reasons",
      "Reason",
      { most: 8, calledBy: "title" },
      {
        title: line("Title", { longest: 50, needed: true }),
        text: paragraph("Text", { longest: 250 }),
      },
    ),
  },
  demo: {
    heading: "Why travel with us",
    label: "Meet the team",
    href: "/our-team",
    reasons: [
      {
        title: "Personalised itineraries",
        text: "A plan for the people who are coming, not for a season's brochure.",
      },
      {
        title: "Local knowledge",
        text: "Nine people who grew up in these valleys and still drive their roads every week.",
      },
      {
        title: "Full packages",
        text: "One price for rooms, cars and transfers, and a clear list of what is extra.",
      },
      { title: "Safety", text: "Checked cars, rested drivers, licensed guides and a night phone." },
    ],
  },
  empty: { heading: "Why travel with us", label: "Meet the team", href: "/our-team" },
});
