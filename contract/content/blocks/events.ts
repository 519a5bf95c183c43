import { block } from "../block.ts";
import { line } from "../field-kinds.ts";
import { eventFields } from "./event-fields.ts";

export const events = block({
  name: "events",
  page: "events",
  title: "Events",
  help: "Without events it is not shown.",
  fields: { ...eventFields, description: line("In search results", { longest: 160 }) },
  demo: {
    heading: "Events",
    description: "Bonfires, New Year, weddings, birthdays and long Kashmiri dinners.",
    events: [
      {
        title: "Bonfire and barbecue parties",
        description:
          "Dry apple wood, seekh on the coals and a singer with a rabab who knows when to stop. We bring the fire basket, blankets and kahwa, and we take the ash away with us.",
        location: "Camp meadows and cottage gardens, April to November",
        places: ["Pahalgam riverside", "Sonamarg camp ground", "Doodhpathri meadow"],
        picture: { name: "event-bonfire" },
      },
      {
        title: "New Year and festive celebrations",
        description:
          "The last evening of the year in snow or by the lake: a long dinner, music and fireworks where they are allowed. Cars with chains wait outside until the last table has left.",
        location: "Gulmarg and Srinagar",
        places: ["Pine Lantern Lodge, Gulmarg", "Dal Lotus Palace, Srinagar"],
        picture: { name: "event-new-year" },
      },
      {
        title: "Luxury events",
        description:
          "Weddings, anniversaries and company dinners under a marquee, with one planner from the first drawing to the last chair. Up to 150 guests, with a covered second plan for rain.",
        location: "Private gardens in and around Srinagar",
        picture: { name: "event-luxury" },
      },
      {
        title: "Adventure-themed parties",
        description:
          "A half day on the water or the slope, then dinner where it ends. Raft guides and ski instructors are licensed, helmets come in children's sizes, and the weather has the last word.",
        location: "Lidder valley in summer, Gulmarg in winter",
        places: ["Lidder rafting run", "Gulmarg lower slopes", "Aru walking trail"],
        picture: { name: "event-adventure" },
      },
      {
        title: "Kashmiri cuisine nights",
        description:
          "A wazwan cooked by Rafiq and his uncle, served the old way: four people to a copper platter, seven courses, no hurry. A vegetarian table with nadru, haakh and dum olav is laid beside it.",
        location: "Srinagar",
        places: ["Walnut Courtyard", "The Nilofer, Nigeen"],
        picture: { name: "event-cuisine" },
      },
    ],
  },
  empty: { heading: "Events" },
});
