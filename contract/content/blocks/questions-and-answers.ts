import { block } from "../block.ts";
import { line, list, lightText } from "../field-kinds.ts";

export const questionsAndAnswers = block({
  name: "questions-and-answers",
  page: "contact",
  title: "Questions and answers",
  fields: {
    heading: line("Heading", { longest: 60 }),
    lead: line("Under the heading", { longest: 160 }),
    questions: list(
      "Questions",
      "Question",
      { most: 30, calledBy: "question" },
      {
        question: line("Question", { longest: 120, needed: true }),
        answer: lightText("Answer", { longest: 1500, needed: true }),
      },
    ),
  },
  demo: {
    heading: "Often asked",
    lead: "By nearly everybody, and well worth asking.",
    questions: [
      {
        question: "When is the best time to come?",
        answer:
          "Late March and April for blossom and tulips, May to September for meadows and long walks, late October for saffron and red chinars, mid December to February for snow.",
      },
      {
        question: "Will my phone work?",
        answer:
          "A postpaid SIM works. A prepaid SIM from another state does not. Hotels have Wi-Fi, and nothing you book with us depends on a code by SMS.",
      },
      {
        question: "Can you get us gondola tickets?",
        answer:
          "Tickets are sold on the operator's own site and sell out early. We help you look and plan a good day either way, and we promise nothing that is not ours to give.",
      },
      {
        question: "Are rooms heated in winter?",
        answer:
          "Each room says what it has: central heating, a stove, electric blankets, or a mix. If a room has none, it says that too by leaving it out of its list.",
      },
      {
        question: "Is vegetarian food easy to find?",
        answer:
          "Yes. Every place we work with cooks it, and several have a separate vegetarian menu. Jain meals need a day's notice.",
      },
      {
        question: "How do we pay?",
        answer:
          "An advance by UPI or bank transfer holds the rooms, after one of us has confirmed your dates in writing. The rest is paid before arrival or at the Srinagar desk.",
      },
      {
        question: "Is the road to Sonamarg open in winter?",
        answer:
          "It is, through the tunnel. Snow may still close the last stretch for some hours. The Zojila pass beyond it is usually shut from late November to March or April.",
      },
      {
        question: "Do you plan for older guests and small children?",
        answer:
          "Often. Tell us about stairs, knees and nap times. Some of our stays have an entrance without steps, and we say plainly which do not.",
      },
    ],
  },
  empty: { heading: "Often asked" },
});
