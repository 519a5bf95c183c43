import { block } from "../block.ts";
import { line, lines, picture } from "../field-kinds.ts";

export const about = block({
  name: "about",
  page: "about",
  title: "About the company",
  fields: {
    heading: line("Heading", { longest: 70 }),
    paragraphs: lines("Text", { most: 12, longest: 800, help: "A paragraph in each line" }),
    picture: picture("Picture"),
  },
  demo: {
    heading: "A new company on old roads",
    paragraphs: [
      "Chinar & Oar is a new tours and travel company in Srinagar. The chinar is the land: orchards, gardens, autumn. The oar is the water: lakes, boats, slowness. Most good journeys here need both.",
      "We started small on purpose. Twelve hotels and houseboats that we have slept in, nine people who answer their own phones, and drivers who are paid for their rest days.",
      "We would rather tell you that a road is shut than let you find out. When weather changes a day, you hear the second plan from us first, with what it costs and what it saves.",
    ],
    picture: { name: "hotel-harud-house-table" },
  },
  empty: { heading: "About us" },
});
