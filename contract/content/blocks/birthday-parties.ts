import { block } from "../block.ts";
import { eventFields } from "./event-fields.ts";

export const birthdayParties = block({
  name: "birthday-parties",
  page: "events",
  title: "Birthday parties",
  help: "Without events it is not shown.",
  fields: eventFields,
  demo: {
    heading: "Birthday parties",
    events: [
      {
        title: "Houseboat on the lake",
        description:
          "The whole boat for an afternoon or a night, dressed in bunting and lanterns. Guests come by shikara, the cake comes the same way, very carefully.",
        location: "Dal and Nigeen lakes, all year",
        places: ["The Nilofer", "Shikara Rani"],
        picture: { name: "event-houseboat-birthday" },
      },
      {
        title: "Scenic locations",
        description:
          "A table in a meadow with a white cloth and a mountain behind it. We carry everything up, play games with the children and leave the grass as it was.",
        location: "High meadows within a half-day drive, May to October",
        places: ["Sonamarg", "Doodhpathri", "Yusmarg"],
        picture: { name: "event-scenic-birthday" },
      },
    ],
  },
  empty: { heading: "Birthday parties" },
});
