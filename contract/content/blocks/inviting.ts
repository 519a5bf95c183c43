import { block } from "../block.ts";
import { line, picture } from "../field-kinds.ts";

export const callToAction = block({
  name: "call-to-action",
  page: "home",
  title: "Call to action",
  help: "Without a heading it is not shown.",
  fields: {
    heading: line("Heading", { longest: 70 }),
    text: line("Text", { longest: 160 }),
    button: line("Button", { longest: 20 }),
    whatsApp: line("Button to WhatsApp", { longest: 20 }),
    picture: picture("Picture"),
  },
  demo: {
    heading: "Tell us the dates. We will keep the fire going.",
    text: "Send a rough idea and a planner replies within two working hours.",
    button: "Plan my trip",
    whatsApp: "Ask on WhatsApp",
    picture: { name: "place-camp-night" },
  },
  empty: { heading: "Tell us the dates", button: "Plan my trip", whatsApp: "Ask on WhatsApp" },
});
