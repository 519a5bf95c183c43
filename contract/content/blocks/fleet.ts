import { block } from "../block.ts";
import { lightText, line, list, number, paragraph, picture } from "../field-kinds.ts";

export const fleet = block({
  name: "fleet",
  page: "cabs",
  title: "The fleet",
  help: "Without cars it is not shown. A price that is left empty is not shown either.",
  fields: {
    heading: line("Heading", { longest: 60 }),
    cars: list(
      "Cars",
      "Car",
      { most: 18, calledBy: "name" },
      {
        name: line("Name", { longest: 40, needed: true }),
        count: number("How many", { most: 9999 }),
        seats: line("Passengers", { longest: 20, help: "Without the driver: 4, or 6 to 7" }),
        text: paragraph("Text", { longest: 250 }),
        dayPrice: number("Rupees a day", { most: 1_000_000, help: "With driver and fuel" }),
        airportDrop: number("Rupees to or from the airport", { most: 1_000_000 }),
        picture: picture("Picture"),
      },
    ),
    below: lightText("Below the cars", { longest: 600 }),
  },
  demo: {
    heading: "Our fleet",
    cars: [
      {
        name: "Sedans",
        count: 12,
        seats: "4",
        text: "For two people with luggage or four without. Easy in the lanes of the old city.",
        dayPrice: 2800,
        airportDrop: 1000,
        picture: { name: "vehicle-sedan" },
      },
      {
        name: "Tempo",
        count: 10,
        seats: "12 to 17",
        text: "Tempo Travellers for families and teams: high seats, big windows, bags on the roof under a sheet.",
        dayPrice: 6500,
        airportDrop: 3000,
        picture: { name: "vehicle-tempo" },
      },
      {
        name: "Innova",
        count: 20,
        seats: "6 to 7",
        text: "The car most guests end up in. Room for grandparents, a pram and one more stop for apples.",
        dayPrice: 4200,
        airportDrop: 1700,
        picture: { name: "vehicle-mpv" },
      },
    ],
  },
  empty: { heading: "Our fleet" },
});
