import { block } from "../block.ts";
import { line } from "../field-kinds.ts";

export const packagesOnHome = block({
  name: "packages-on-home",
  page: "home",
  title: "Packages",
  fields: {
    heading: line("Heading", { longest: 60 }),
    text: line("Under the heading", { longest: 160 }),
    none: line("While there are none", { longest: 160 }),
  },
  demo: {
    heading: "Our Packages",
    text: "Fixed plans you can bend. Change a night, add a pony, stay an extra day.",
    none: "New plans are being drawn. Ask us for the one you have in mind.",
  },
  empty: { heading: "Our Packages", none: "Ask us for the journey you have in mind." },
});
