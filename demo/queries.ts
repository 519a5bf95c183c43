import type { DemoQuery } from "./demo-requests.ts";

/** Questions from the site; some are answered. */
export const demoQueries: DemoQuery[] = [
  {
    name: "Gayatri Rane",
    email: "gayatri.rane@example.com",
    subject: "Tulips",
    message:
      "We can come in the last week of March or the first of April. Which is the better bet for the tulip garden?",
    isAnswered: false,
  },
  {
    name: "Mohit Arora",
    email: "mohit.arora@example.com",
    subject: "Invoice",
    message: "Could the bill for our last stay carry the company's GST number? I can send it by mail.",
    isAnswered: false,
  },
  {
    name: "Elena Fonseca",
    email: "elena.fonseca@example.com",
    subject: "Wheelchair",
    message:
      "My husband uses a wheelchair. Which of your hotels have step-free bathrooms as well as entrances?",
    isAnswered: false,
  },
  {
    name: "Sandeep Yadav",
    email: "sandeep.yadav@example.com",
    subject: "Gondola",
    message:
      "The website for gondola tickets shows nothing for our date. Is there another way, or should we plan without it?",
    isAnswered: true,
  },
  {
    name: "Hema Krishnan",
    email: "hema.krishnan@example.com",
    subject: "Lost scarf",
    message:
      "I think I left a maroon shawl in the car on the way back from Sonamarg. Driver's name was Bashir.",
    isAnswered: true,
  },
  {
    name: "Pranav Bhagat",
    email: "pranav.bhagat@example.com",
    subject: "Work from Kashmir",
    message: "Three weeks in May, one room, and Wi-Fi that survives a video call. Does such a place exist?",
    isAnswered: false,
  },
  {
    name: "Judith Pereira",
    email: "judith.pereira@example.com",
    subject: "Winter clothes",
    message: "Travelling from Goa in January. What must we buy and what can we borrow from you?",
    isAnswered: true,
  },
  {
    name: "Abhay Sinha",
    email: "abhay.sinha@example.com",
    subject: "School trip",
    message: "Forty children and four teachers in September, three nights. Do you take groups of that size?",
    isAnswered: false,
  },
];
