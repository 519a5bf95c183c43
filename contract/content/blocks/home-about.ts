import { block } from "../block.ts";
import { line, lines, link, picture } from "../field-kinds.ts";

export const homeAbout = block({
  name: "home-about",
  page: "home",
  title: "Who we are",
  help: "Without a heading it is not shown.",
  fields: {
    above: line("Above the heading", { longest: 30 }),
    heading: line("Heading", { longest: 70 }),
    paragraphs: lines("Text", { most: 4, longest: 500, help: "A paragraph in each line" }),
    large: picture("Large picture"),
    small: picture("Small picture"),
    label: line("Words of the link", { longest: 20 }),
    href: link("Leads to"),
  },
  demo: {
    above: "About us",
    heading: "Local hands, at both ends of the oar",
    paragraphs: [
      "We are nine people from Srinagar, Pahalgam and Pampore. We know which houseboat has the quiet side, when the almond trees flower, and who bakes before sunrise.",
      "We are new as a company and not new to the roads. Your planner is the person who answers the phone, from the first question to the airport.",
    ],
    large: { name: "place-mughal-garden" },
    small: { name: "event-cuisine" },
    label: "About us",
    href: "/about",
  },
  empty: {},
});
