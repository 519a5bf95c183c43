import { block } from "../block.ts";
import { line, lines, list } from "../field-kinds.ts";

const byFacility = [
  { facility: "Half board", words: "Breakfast and dinner" },
  { facility: "Breakfast included", words: "Breakfast" },
  { facility: "Shikara transfer", words: "The shikara to the house and back" },
  { facility: "Heating", words: "Heating in winter" },
  { facility: "Bukhari stove", words: "The stove and its wood" },
  { facility: "Hot water all day", words: "Hot water all day" },
  { facility: "Wi-Fi", words: "Wi-Fi" },
  { facility: "Parking", words: "A place for the car" },
  { facility: "Room service", words: "Room service" },
];

export const priceIncludes = block({
  name: "price-includes",
  page: "booking",
  title: "What a stay's price includes",
  help: "On the page of each hotel.",
  fields: {
    byFacility: list(
      "Because every room has it",
      "Facility",
      { most: 40, calledBy: "facility", help: "Half board has the breakfast in it" },
      {
        facility: line("Facility", { longest: 60, needed: true, help: "As rooms have it" }),
        words: line("In guests' words", { longest: 80, needed: true }),
      },
    ),
    always: lines("Always included", { most: 12, longest: 80 }),
    never: lines("Never included", { most: 12, longest: 80 }),
  },
  demo: {
    byFacility,
    always: ["Our help by phone, day and night"],
    never: ["Lunches", "Heaters asked for beyond the room's own", "Tips"],
  },
  empty: { byFacility },
});
