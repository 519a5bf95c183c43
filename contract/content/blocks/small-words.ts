import { block } from "../block.ts";
import { line, paragraph } from "../field-kinds.ts";

const words = {
  teamTitle: "We are introducing ourselves soon",
  team: "Until then, write to us or call: a person answers.",
  services: "Ask us for what you have in mind: we answer by phone or in writing.",
  eventsTitle: "Nothing is planned yet",
  events: "Tell us what you would like to celebrate, and where.",
  howWasIt: "How was the journey?",
};

const title = (label: string) => line(label, { longest: 60, needed: true });
const text = (label: string) => paragraph(label, { longest: 200 });

export const smallWords = block({
  name: "small-words",
  page: "everywhere",
  title: "Small sentences",
  fields: {
    teamTitle: title("No team yet: title"),
    team: text("No team yet"),
    services: text("No services yet"),
    eventsTitle: title("No events yet: title"),
    events: text("No events yet"),
    howWasIt: line("Above the stars on the home page", { longest: 60, needed: true }),
  },
  demo: words,
  empty: words,
});
