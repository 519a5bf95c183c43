import { block } from "../block.ts";
import { line, paragraph } from "../field-kinds.ts";

export const planner = block({
  name: "planner",
  page: "home",
  title: "Talk to a planner",
  fields: {
    title: line("Title", { longest: 60 }),
    text: paragraph("Text", { longest: 300 }),
    begins: line("How the message begins", { longest: 160 }),
  },
  demo: {
    title: "Talk to a planner",
    text: "Dates, how many people and a rough idea are enough. A person answers, from the first question to the airport.",
    begins: "I am planning a journey. Dates: … People: … What we would like: …",
  },
  empty: {
    title: "Talk to a planner",
    text: "Dates, how many people and a rough idea are enough.",
    begins: "I am planning a journey. Dates: … People: … What we would like: …",
  },
});
