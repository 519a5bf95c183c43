import { block } from "../block.ts";
import { line, lines, paragraph, picture } from "../field-kinds.ts";

export const cabs = block({
  name: "cabs",
  page: "cabs",
  title: "Cab services",
  fields: {
    heading: line("Heading", { longest: 60 }),
    text: paragraph("Text", { longest: 300 }),
    picture: picture("Picture"),
    notesHeading: line("Heading of the notes", { longest: 60 }),
    notes: lines("Notes", {
      most: 12,
      longest: 250,
      help: "One in each line: what guests should hear before the road",
    }),
  },
  demo: {
    heading: "A driver who knows the bend before the bend",
    text: "Cars by the day, with driver, fuel, tolls and parking in the price. Drivers rest at night, and so does the car. Coaches on request.",
    picture: { name: "vehicle-coach" },
    notesHeading: "Good to know on the road",
    notes: [
      "Our cars take you to the hotel or the main parking in Gulmarg, Pahalgam and Sonamarg.",
      "Aru, Betaab, Chandanwari, Zero Point and Drung are reached with the local union's cabs. We tell you the rate the evening before; it is paid on the spot.",
      "In snow, the road from Tangmarg to Gulmarg needs chains or a 4x4. We arrange the change at Tangmarg.",
      "At the airport (SXR) the driver waits at the exit with your name, also when the flight is late.",
      "Prepaid SIM cards from other states do not work here. Save the driver's number and the hotel's address before you fly.",
    ],
  },
  empty: { heading: "A car with driver", notesHeading: "Good to know on the road" },
});
