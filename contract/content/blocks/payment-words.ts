import { block } from "../block.ts";
import { line, paragraph } from "../field-kinds.ts";

const words = {
  before: "Before you pay",
  terms: "Cancellation terms",
  askTitle: "Ask us how to pay",
  askText: "There is no code to scan here yet. Ask us before you send anything.",
};

export const paymentWords = block({
  name: "payment-words",
  page: "payment",
  title: "Words around the codes",
  help: "The codes and the notes stand under Settings, Payment.",
  fields: {
    before: line("Heading of the notes", { longest: 60, needed: true }),
    terms: line("Button to the cancellation terms", { longest: 28, needed: true }),
    askTitle: line("Where there is no code", { longest: 60, needed: true }),
    askText: paragraph("Text where there is no code", { longest: 200 }),
  },
  demo: words,
  empty: words,
});
