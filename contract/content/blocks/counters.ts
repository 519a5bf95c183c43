import { block } from "../block.ts";
import { line, list, number } from "../field-kinds.ts";

export const counters = block({
  name: "counters",
  page: "home",
  title: "Figures",
  help: "Beside who we are, here and on the page About.",
  fields: {
    figures: list(
      "Figures",
      "Figure",
      { most: 6, calledBy: "label" },
      {
        label: line("Label", { longest: 24, needed: true }),
        value: number("Number", { most: 1_000_000 }),
      },
    ),
  },
  demo: {
    figures: [
      { label: "Hotels", value: 12 },
      { label: "Staff", value: 9 },
      { label: "Clients", value: 24 },
    ],
  },
  empty: {},
});
