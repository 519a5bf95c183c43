import { line, lines, list, paragraph, picture } from "../field-kinds.ts";

/** A heading and events below it. */
export const eventFields = {
  heading: line("Heading", { longest: 60 }),
  events: list(
    "Events",
    "Event",
    { most: 18, calledBy: "title" },
    {
      title: line("Title", { longest: 60, needed: true }),
      description: paragraph("Text", { longest: 400 }),
      location: line("Where and when", { longest: 80 }),
      places: lines("Places", { most: 6, longest: 40 }),
      picture: picture("Picture"),
    },
  ),
};
