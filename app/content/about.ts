import type { Reason } from "./home-texts.ts";

/** What is planned, with a picture of its own (by its name in the demo's pictures) and the page that leads on. */
export type PlannedThing = Reason & { imageUrl: string; link: { label: string; href: string } };

export const aboutPage = {
  title: "About",
  heading: "A new company on old roads",
  paragraphs: [
    "Chinar & Oar is a new tours and travel company in Srinagar. The chinar is the land: orchards, gardens, autumn. The oar is the water: lakes, boats, slowness. Most good journeys here need both.",
    "We started small on purpose. Twelve hotels and houseboats that we have slept in, nine people who answer their own phones, and drivers who are paid for their rest days.",
    "We would rather tell you that a road is shut than let you find out. When weather changes a day, you hear the second plan from us first, with what it costs and what it saves.",
  ],
  /** On no other place of the page. */
  imageUrl: "hotel-harud-house-table",
};

export const whatWeDo: { heading: string; items: PlannedThing[] } = {
  heading: "What we plan",
  items: [
    {
      title: "Custom tours",
      text: "Your dates, your pace, your grandmother's knees. Every day is drawn for the people who walk it.",
      imageUrl: "place-pahalgam-river",
      link: { label: "See packages", href: "/packages" },
    },
    {
      title: "Corporate travel",
      text: "Offsites, site visits and teams of forty, with one invoice and one person who knows where everybody is.",
      imageUrl: "vehicle-coach",
      link: { label: "Ask us", href: "/contact" },
    },
    {
      title: "Luxury getaways",
      text: "Lake suites, private shikaras and dinners laid for two, without a loudspeaker anywhere near.",
      imageUrl: "place-nigeen-dusk",
      link: { label: "See hotels", href: "/hotels" },
    },
    {
      title: "Adventure and eco-tours",
      text: "Snow, rafts and walks in small groups, with local guides, and nothing left behind in the meadow.",
      imageUrl: "place-gulmarg-gondola",
      link: { label: "See events", href: "/events" },
    },
  ],
};

export const reasonsToChoose: { heading: string; items: Reason[] } = {
  heading: "Why travel with us",
  items: [
    {
      title: "Personalised itineraries",
      text: "A plan for the people who are coming, not for a season's brochure.",
    },
    {
      title: "Local knowledge",
      text: "Nine people who grew up in these valleys and still drive their roads every week.",
    },
    {
      title: "Full packages",
      text: "One price for rooms, cars and transfers, and a clear list of what is extra.",
    },
    { title: "Safety", text: "Checked cars, rested drivers, licensed guides and a night phone." },
  ],
};
