import { block } from "../block.ts";
import { line, list, number, paragraph, picture } from "../field-kinds.ts";

export const heroSlides = block({
  name: "hero-slides",
  page: "home",
  title: "Slides at the top",
  help: "Each slide fills the screen. One or two are enough.",
  fields: {
    slides: list(
      "Slides",
      "Slide",
      { most: 8, calledBy: "title" },
      {
        title: line("Title", { longest: 60, needed: true }),
        description: paragraph("Text", { longest: 200 }),
        picture: picture("Picture", "Wide, without words in it"),
      },
    ),
    label: line("What the slides are about", { longest: 60, help: "For those who do not see them" }),
    first: number("Begin with slide", {
      least: 1,
      most: 8,
      help: "By its place in the list; empty: the first",
    }),
  },
  demo: {
    slides: [
      {
        title: "First tracks in Gulmarg",
        description:
          "Warm rooms by the slopes, cars with chains, and a second plan for the day the cloud comes down.",
        picture: { name: "hero-gulmarg" },
      },
      {
        title: "An evening on Nigeen",
        description: "Cedar rooms on quiet water. Dinner is aboard, and the last shikara home is yours.",
        picture: { name: "hero-houseboat" },
      },
      {
        title: "Wake up on the Dal",
        description:
          "Houseboat mornings, cedar forests and saffron tea, planned from a desk beside the lake.",
        picture: { name: "hero-dal" },
      },
      {
        title: "Along the Lidder",
        description:
          "Pahalgam at walking pace: a river, a footbridge, and a cottage with dry wood stacked outside.",
        picture: { name: "hero-pahalgam" },
      },
      {
        title: "Two violet weeks in Pampore",
        description: "The saffron opens in late October and does not wait. Shown here in its season.",
        picture: { name: "hero-saffron" },
        shown: false,
      },
    ],
    label: "Journeys in Kashmir",
    first: 3,
  },
  empty: { label: "Journeys" },
});
