import { block } from "../block.ts";
import { line, link, list, paragraph, picture } from "../field-kinds.ts";

export const whatWeDo = block({
  name: "what-we-plan",
  page: "about",
  title: "What we plan",
  help: "Without things it is not shown.",
  fields: {
    heading: line("Heading", { longest: 60 }),
    things: list(
      "Things",
      "Thing",
      { most: 12, calledBy: "title" },
      {
        title: line("Title", { longest: 50, needed: true }),
        text: paragraph("Text", { longest: 250 }),
        picture: picture("Picture"),
        label: line("Words of the link", { longest: 20 }),
        href: link("Leads to"),
      },
    ),
  },
  demo: {
    heading: "What we plan",
    things: [
      {
        title: "Custom tours",
        text: "Your dates, your pace, your grandmother's knees. Every day is drawn for the people who walk it.",
        picture: { name: "place-pahalgam-river" },
        label: "See packages",
        href: "/packages",
      },
      {
        title: "Corporate travel",
        text: "Offsites, site visits and teams of forty, with one invoice and one person who knows where everybody is.",
        picture: { name: "vehicle-coach" },
        label: "Ask us",
        href: "/contact",
      },
      {
        title: "Luxury getaways",
        text: "Lake suites, private shikaras and dinners laid for two, without a loudspeaker anywhere near.",
        picture: { name: "place-nigeen-dusk" },
        label: "See hotels",
        href: "/hotels",
      },
      {
        title: "Adventure and eco-tours",
        text: "Snow, rafts and walks in small groups, with local guides, and nothing left behind in the meadow.",
        picture: { name: "place-gulmarg-gondola" },
        label: "See events",
        href: "/events",
      },
    ],
  },
  empty: { heading: "What we plan" },
});
