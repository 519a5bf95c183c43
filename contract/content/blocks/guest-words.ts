import { block } from "../block.ts";
import { line, list, picture } from "../field-kinds.ts";

export const guestWords = block({
  name: "guest-words",
  page: "home",
  title: "Words of guests",
  help: "Reviews that you have accepted, as postcards; the stamps take turns.",
  fields: {
    heading: line("Heading", { longest: 60 }),
    stamps: list(
      "Stamps",
      "Stamp",
      { most: 12, calledBy: "place" },
      {
        place: line("Posted in", { longest: 20, needed: true }),
        picture: picture("Picture"),
      },
    ),
  },
  demo: {
    heading: "Postcards from guests",
    stamps: [
      { picture: { name: "place-pampore-saffron" }, place: "Pampore" },
      { picture: { name: "place-gulmarg-gondola" }, place: "Gulmarg" },
      { picture: { name: "place-old-city" }, place: "Srinagar" },
      { picture: { name: "place-pahalgam-winter" }, place: "Pahalgam" },
    ],
  },
  empty: { heading: "Postcards from guests" },
});
