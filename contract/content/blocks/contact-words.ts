import { block } from "../block.ts";
import { line } from "../field-kinds.ts";

export const contactWords = block({
  name: "contact-words",
  page: "contact",
  title: "Write to us",
  fields: {
    heading: line("Heading", { longest: 60 }),
    lead: line("Under the heading", { longest: 160 }),
  },
  demo: {
    heading: "Write to us",
    lead: "A rough idea is enough: how many you are, which month, what you would rather not miss.",
  },
  empty: { heading: "Write to us" },
});
