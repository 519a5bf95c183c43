import { block } from "../block.ts";
import { line, paragraph } from "../field-kinds.ts";

export const planner = block({
  name: "planner",
  page: "home",
  title: "Talk to a planner",
  fields: {
    button: line("Button on the slides", { longest: 28 }),
    title: line("Title", { longest: 60 }),
    text: paragraph("Text", { longest: 300 }),
    begins: line("How the message begins", { longest: 160 }),
  },
  demo: {
    button: "Talk to a planner",
    title: "Talk to a planner",
    text: "Dates, how many people and a rough idea are enough. A person answers, from the first question to the airport.",
    begins: "I am planning a journey. Dates: … People: … What we would like: …",
  },
  empty: {
    button: "Ask us",
    title: "Tell us your plans",
    text: "Dates, how many people and a rough idea are enough.",
    begins: "I am planning a journey. Dates: … People: … What we would like: …",
  },
});
