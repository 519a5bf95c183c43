import { block } from "../block.ts";
import { line, lines, list, number, paragraph, picture } from "../field-kinds.ts";

export const seasons = block({
  name: "seasons",
  page: "home",
  title: "Seasons",
  help: "The year in up to six seasons; prices and open places come from hotels and packages.",
  fields: {
    heading: line("Heading", { longest: 60 }),
    seasons: list(
      "Seasons",
      "Season",
      { most: 6, calledBy: "title" },
      {
        title: line("Name", { longest: 20, needed: true }),
        months: line("Months, in words", { longest: 40 }),
        from: number("From month", { least: 1, most: 12, help: "1 is January" }),
        to: number("To month", { least: 1, most: 12 }),
        text: paragraph("Text", { longest: 300 }),
        picture: picture("Picture"),
        closed: lines("Places that cannot be reached", {
          most: 20,
          longest: 60,
          help: "As they are called in the list of places",
        }),
      },
    ),
  },
  demo: {
    heading: "When to come",
    seasons: [
      {
        title: "Almond",
        months: "March and April",
        from: 3,
        to: 4,
        text: "White almond at Badamwari, tulips under the Zabarwan, and the first shikara without a blanket. Nights are cold, the roads low down are open.",
        picture: { name: "place-mughal-spring" },
        closed: ["Gurez", "Sonamarg"],
      },
      {
        title: "Summer",
        months: "May to August",
        from: 5,
        to: 8,
        text: "Meadows, ponies and snow bridges you can walk to. Every pass is open, and the days are long enough for two valleys.",
        picture: { name: "place-sonamarg-glacier" },
      },
      {
        title: "Chinar",
        months: "September to November",
        from: 9,
        to: 11,
        text: "Copper gardens, saffron in Pampore and smoke from the first bukhari. The clearest air of the year.",
        picture: { name: "place-pahalgam-autumn" },
      },
      {
        title: "Snow",
        months: "December to February",
        from: 12,
        to: 2,
        text: "Powder on Apharwat, a frozen rim around the Dal, and warm rooms. Cars go with chains; the high passes are shut.",
        picture: { name: "place-gulmarg-night" },
        closed: ["Gurez", "Sonamarg"],
      },
    ],
  },
  empty: { heading: "When to come" },
});
