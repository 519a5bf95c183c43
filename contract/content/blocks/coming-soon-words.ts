import { block } from "../block.ts";
import { line, paragraph } from "../field-kinds.ts";

const title = (of: string) => line(`${of}: title`, { longest: 60 });
const text = (of: string) => paragraph(`${of}: text`, { longest: 300 });

const neutral = {
  bookTitle: "Book Hotel",
  bookText: "Online booking for this stay is almost ready. For an early reservation {call}.",
  detailsTitle: "Hotel Details",
  detailsText: "Booking and full details for this stay are almost ready. For an early reservation {call}.",
  newsletterTitle: "NewsLetter Subscription",
  newsletterText: "Our newsletter is coming soon.",
  pageTitle: "Page",
  pageText: "This page is coming soon. Until then, ask us: {email}.",
  defaultTitle: "Coming Soon",
  defaultText: "This is coming soon.",
};

export const comingSoonWords = block({
  name: "coming-soon",
  page: "everywhere",
  title: "What is coming soon",
  help: "{call} becomes “call us on” with the number, {email} the address; a sentence whose address is missing is left out.",
  fields: {
    bookTitle: title("Booking a stay"),
    bookText: text("Booking a stay"),
    detailsTitle: title("Details of a stay"),
    detailsText: text("Details of a stay"),
    newsletterTitle: title("Newsletter"),
    newsletterText: text("Newsletter"),
    pageTitle: title("A page"),
    pageText: text("A page"),
    defaultTitle: title("Anything else"),
    defaultText: text("Anything else"),
  },
  demo: {
    ...neutral,
    bookText:
      "Online booking for this stay is almost ready. For an early reservation {call}; we hold rooms by phone today.",
    newsletterText:
      "Our letter from the valley is coming soon: snow reports, blossom dates, and not more than one a month.",
    defaultText: "This is coming soon. We are still sanding the edges.",
  },
  empty: neutral,
});
