import { block } from "../block.ts";
import { line, link, list, picture } from "../field-kinds.ts";

export const whatWeOffer = block({
  name: "what-we-offer",
  page: "home",
  title: "What we offer",
  help: "Six tiles fill the place; one without a picture is drawn in the company's colour.",
  fields: {
    heading: line("Heading", { longest: 60 }),
    text: line("Under the heading", { longest: 160 }),
    offers: list(
      "Tiles",
      "Tile",
      { most: 12, calledBy: "title" },
      {
        title: line("Title", { longest: 40, needed: true }),
        text: line("Text", { longest: 80 }),
        href: link("Leads to"),
        picture: picture("Picture"),
      },
    ),
  },
  demo: {
    heading: "What we offer",
    text: "Everything between the airport and the view.",
    offers: [
      {
        title: "Hotels",
        text: "From a guest house to a lodge in the snow",
        href: "/hotels",
        picture: { name: "hotel-harud-house" },
      },
      {
        title: "Tour packages",
        text: "Six fixed plans that bend",
        href: "/packages",
        picture: { name: "place-pahalgam-river" },
      },
      {
        title: "Cab services",
        text: "Sedan to Tempo, with a driver who knows the road",
        href: "/cab-services",
        picture: { name: "vehicle-mpv", focus: "50% 86%" },
      },
      {
        title: "Events",
        text: "Bonfires, birthdays and long dinners",
        href: "/events",
        picture: { name: "event-bonfire" },
      },
      {
        title: "Houseboats",
        text: "Dal for life on the water, Nigeen for quiet",
        href: "/hotels",
        picture: { name: "hotel-nilofer", focus: "50% 100%" },
      },
      {
        title: "Gallery",
        text: "Four seasons of one valley",
        href: "/gallery",
        picture: { name: "place-tulip-garden" },
      },
    ],
  },
  empty: {
    heading: "What we offer",
    offers: [
      { title: "Hotels", href: "/hotels" },
      { title: "Tour packages", href: "/packages" },
      { title: "Cab services", href: "/cab-services" },
    ],
  },
});
