export type CompanyEvent = {
  title: string;
  description: string;
  location: string;
  places?: string[];
  /** Picture name in the demo's pictures. */
  imageUrl: string;
};

export const events: CompanyEvent[] = [
  {
    title: "Bonfire and barbecue parties",
    description:
      "Dry apple wood, seekh on the coals and a singer with a rabab who knows when to stop. We bring the fire basket, blankets and kahwa, and we take the ash away with us.",
    location: "Camp meadows and cottage gardens, April to November",
    places: ["Pahalgam riverside", "Sonamarg camp ground", "Doodhpathri meadow"],
    imageUrl: "event-bonfire",
  },
  {
    title: "New Year and festive celebrations",
    description:
      "The last evening of the year in snow or by the lake: a long dinner, music and fireworks where they are allowed. Cars with chains wait outside until the last table has left.",
    location: "Gulmarg and Srinagar",
    places: ["Pine Lantern Lodge, Gulmarg", "Dal Lotus Palace, Srinagar"],
    imageUrl: "event-new-year",
  },
  {
    title: "Luxury events",
    description:
      "Weddings, anniversaries and company dinners under a marquee, with one planner from the first drawing to the last chair. Up to 150 guests, with a covered second plan for rain.",
    location: "Private gardens in and around Srinagar",
    imageUrl: "event-luxury",
  },
  {
    title: "Adventure-themed parties",
    description:
      "A half day on the water or the slope, then dinner where it ends. Raft guides and ski instructors are licensed, helmets come in children's sizes, and the weather has the last word.",
    location: "Lidder valley in summer, Gulmarg in winter",
    places: ["Lidder rafting run", "Gulmarg lower slopes", "Aru walking trail"],
    imageUrl: "event-adventure",
  },
  {
    title: "Kashmiri cuisine nights",
    description:
      "A wazwan cooked by Rafiq and his uncle, served the old way: four people to a copper platter, seven courses, no hurry. A vegetarian table with nadru, haakh and dum olav is laid beside it.",
    location: "Srinagar",
    places: ["Walnut Courtyard", "The Nilofer, Nigeen"],
    imageUrl: "event-cuisine",
  },
];

export const birthdayParties: CompanyEvent[] = [
  {
    title: "Houseboat on the lake",
    description:
      "The whole boat for an afternoon or a night, dressed in bunting and lanterns. Guests come by shikara, the cake comes the same way, very carefully.",
    location: "Dal and Nigeen lakes, all year",
    places: ["The Nilofer", "Shikara Rani"],
    imageUrl: "event-houseboat-birthday",
  },
  {
    title: "Scenic locations",
    description:
      "A table in a meadow with a white cloth and a mountain behind it. We carry everything up, play games with the children and leave the grass as it was.",
    location: "High meadows within a half-day drive, May to October",
    places: ["Sonamarg", "Doodhpathri", "Yusmarg"],
    imageUrl: "event-scenic-birthday",
  },
];

export const eventGroups = [
  { heading: "Events", events },
  { heading: "Birthday parties", events: birthdayParties },
];
