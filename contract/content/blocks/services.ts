import { block } from "../block.ts";
import { line, lines, link, list, paragraph, picture } from "../field-kinds.ts";

export const services = block({
  name: "services",
  page: "services",
  title: "Services",
  fields: {
    heading: line("Heading", { longest: 60 }),
    text: line("Under the heading", { longest: 160 }),
    services: list(
      "Services",
      "Service",
      { most: 18, calledBy: "title" },
      {
        title: line("Title", { longest: 50, needed: true }),
        text: paragraph("Text", { longest: 250 }),
        points: lines("Points", { most: 6, longest: 80 }),
        label: line("Words of the link", { longest: 20 }),
        href: link("Leads to"),
        picture: picture("Picture"),
      },
    ),
  },
  demo: {
    heading: "What we can take off your hands",
    text: "Book one thing or the whole journey. The same person looks after both.",
    services: [
      {
        title: "Hotels and houseboats",
        text: "Twelve places we have slept in, from a guest house at Dalgate to a lodge in the snow.",
        points: [
          "Winter heating stated for every room",
          "Meals and their times, in writing",
          "Houseboats with their shikara transfer",
        ],
        label: "See hotels",
        href: "/hotels",
        picture: { name: "hotel-nilofer" },
      },
      {
        title: "Tour packages",
        text: "Six plans of four to seven days. Change a night, add a valley, stay a day longer.",
        points: [
          "One price for rooms and cars",
          "A day-by-day plan before you pay",
          "A second plan for bad weather",
        ],
        label: "See packages",
        href: "/packages",
        picture: { name: "package-saffron-and-chinar" },
      },
      {
        title: "Cab services",
        text: "Sedans, Innovas and Tempo Travellers by the day, with a driver, fuel and tolls.",
        points: ["Airport pick-up at any hour", "Chains carried in winter", "Child seats on request"],
        label: "Book a cab",
        href: "/cab-services",
        picture: { name: "vehicle-mpv" },
      },
      {
        title: "Corporate travel",
        text: "Offsites and site visits for up to a hundred people, with one invoice.",
        points: [
          "A coordinator who travels with you",
          "Meeting rooms with power backup",
          "Bills with GST details",
        ],
        label: "Ask us",
        href: "/contact",
        picture: { name: "event-luxury" },
      },
      {
        title: "Luxury getaways",
        text: "Lake suites, long breakfasts and a private boat at the steps.",
        points: [
          "The quiet side of the lake",
          "Dinners for two, on deck or ashore",
          "The same driver throughout",
        ],
        label: "See packages",
        href: "/packages",
        picture: { name: "hotel-nilofer-table" },
      },
      {
        title: "Adventure and eco-tours",
        text: "Skiing, rafting and valley walks in small groups, with guides from that valley.",
        points: ["Licensed instructors", "Equipment checked the evening before", "Litter carried back down"],
        label: "See events",
        href: "/events",
        picture: { name: "event-adventure" },
      },
    ],
  },
  empty: {
    heading: "What we can take off your hands",
    services: [
      { title: "Hotels", label: "See hotels", href: "/hotels" },
      { title: "Tour packages", label: "See packages", href: "/packages" },
      { title: "Cab services", label: "Book a cab", href: "/cab-services" },
    ],
  },
});
