import { block } from "../block.ts";
import { line, paragraph } from "../field-kinds.ts";

const reply = (form: string) => paragraph(form, { longest: 200, needed: true });

const replies = {
  title: "Thank You!",
  booking: "We have received your booking request and will confirm it soon.",
  packages: "We have received your enquiry and will get back to you soon.",
  cabs: "We have received your cab request and will confirm it soon.",
  questions: "We have received your query and will get back to you soon.",
  reviews: "Your review will appear once we have read it.",
  when: "We answer by phone or e-mail, usually within two working hours.",
  signOff: "With warm regards from the lake,",
};

export const formReplies = block({
  name: "form-replies",
  page: "everywhere",
  title: "Thanks",
  help: "What forms say once they were sent, and how e-mails to guests end.",
  fields: {
    title: line("Title", { longest: 40, needed: true }),
    booking: reply("After a booking"),
    packages: reply("After an enquiry about a package"),
    cabs: reply("After a cab request"),
    questions: reply("After a query"),
    reviews: reply("After a review"),
    when: line("When you answer", { longest: 160 }),
    signOff: line("Above your name in e-mails", { longest: 60 }),
  },
  demo: replies,
  empty: { ...replies, when: "", signOff: "With warm regards," },
});
