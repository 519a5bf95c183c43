import { block } from "../block.ts";
import { line } from "../field-kinds.ts";

const deskHelp = "Numbers and texts of the desks stand under Settings, Company";
const desks = { booking: "Booking", general: "General", technical: "Technical" };

export const contactWords = block({
  name: "contact-words",
  page: "contact",
  title: "Write to us",
  fields: {
    heading: line("Heading", { longest: 60 }),
    lead: line("Under the heading", { longest: 160 }),
    booking: line("Title of the first desk", { longest: 40, help: deskHelp }),
    general: line("Title of the second desk", { longest: 40 }),
    technical: line("Title of the third desk", { longest: 40 }),
  },
  demo: {
    heading: "Write to us",
    lead: "A rough idea is enough: how many you are, which month, what you would rather not miss.",
    ...desks,
  },
  empty: { heading: "Write to us", ...desks },
});
