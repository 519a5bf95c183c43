import { block } from "../block.ts";
import { line } from "../field-kinds.ts";

export const feedback = block({
  name: "feedback",
  page: "home",
  title: "Ask for a review",
  fields: {
    heading: line("Heading", { longest: 60 }),
    text: line("Text", { longest: 160 }),
    button: line("Button", { longest: 20 }),
  },
  demo: {
    heading: "Send Us a Feedback",
    text: "We read every note on Monday mornings, the kind ones and the sharp ones.",
    button: "Add a Review",
  },
  empty: { heading: "Send Us a Feedback", button: "Add a Review" },
});
