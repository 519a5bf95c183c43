import { block } from "../block.ts";
import { line, lines } from "../field-kinds.ts";

const words = {
  heading: "Good to know",
  notes: [
    "If a road, the airport or a pass is officially shut and you cannot reach us, we move your dates without a charge or return what the hotels return to us, with their letters.",
    "Nights that you leave early are charged as booked, unless we can let the room again.",
    "Refunds go back the way the money came, within seven working days.",
  ],
};

export const cancellationNotes = block({
  name: "cancellation-notes",
  page: "cancellation",
  title: "Notes beside what ending a stay costs",
  help: "On each hotel's page, with the payment codes and on the page about cancellation. What it costs stands under Settings, Policy.",
  fields: {
    heading: line("Heading", { longest: 60, needed: true }),
    notes: lines("Notes", { most: 12, longest: 400, help: "A note in each line" }),
  },
  demo: words,
  empty: { heading: words.heading, notes: ["Refunds go back the way the money came."] },
});
