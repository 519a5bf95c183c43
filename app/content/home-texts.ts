export type Counter = { label: "Hotels" | "Staff" | "Clients"; value: number };
export type Reason = { title: string; text: string };
export type Offer = Reason & {
  href: string;
  /** Picture name in the demo's pictures. */ imageUrl: string;
  focus?: string;
};

export const aboutBlock = {
  heading: "Local hands, at both ends of the oar",
  paragraphs: [
    "We are nine people from Srinagar, Pahalgam and Pampore. We know which houseboat has the quiet side, when the almond trees flower, and who bakes before sunrise.",
    "We are new as a company and not new to the roads. Your planner is the person who answers the phone, from the first question to the airport.",
  ],
  images: ["place-mughal-garden", "event-cuisine"],
  link: { label: "About us", href: "/about" },
};

/** As the demo has them: its hotels, its team, and the guests who have written to it. */
export const homeCounters: Counter[] = [
  { label: "Hotels", value: 12 },
  { label: "Staff", value: 9 },
  { label: "Clients", value: 24 },
];

export const promo = {
  heading: "Half a minute in the valley",
  text: "Lake, road, meadow, snow: a short film without a voice telling you what to feel.",
  button: "Play the film",
  poster: "place-gulmarg-meadow",
  film: "/film/valley.mp4",
  captions: "/film/valley.vtt",
  /** For those who do not see or play it. */
  description:
    "Dawn on the Dal with a shikara, the footbridge over the Lidder, a meadow in July, a Mughal garden in autumn, fresh snow under the gondola, and the lake again in October.",
};

export const whyChooseUs: { heading: string; text: string; reasons: Reason[] } = {
  heading: "Why choose us",
  text: "Mountains change their mind. A good plan has a second plan inside it.",
  reasons: [
    {
      title: "Personalised itineraries",
      text: "You tell us who is coming and what tires them. We draw the days around that, and redraw them as often as you like before you pay.",
    },
    {
      title: "Local knowledge",
      text: "We live here. We know which road shuts first, which union runs which cab, and where lunch is still good at three.",
    },
    {
      title: "Full packages",
      text: "Rooms, cars, drivers' stays, tolls and the shikara in one price, with a list of what is not in it.",
    },
    {
      title: "Safety",
      text: "Rested drivers, chains in the boot from November, a doctor's number for every valley, and a phone that is answered at night.",
    },
  ],
};

export const whatWeOffer: { heading: string; text: string; offers: Offer[] } = {
  heading: "What we offer",
  text: "Everything between the airport and the view.",
  offers: [
    {
      title: "Hotels",
      text: "From a guest house to a lodge in the snow",
      href: "/hotels",
      imageUrl: "hotel-harud-house",
    },
    {
      title: "Tour packages",
      text: "Six fixed plans that bend",
      href: "/packages",
      imageUrl: "place-pahalgam-river",
    },
    {
      title: "Cab services",
      text: "Sedan to Tempo, with a driver who knows the road",
      href: "/cab-services",
      imageUrl: "vehicle-mpv",
      focus: "50% 86%",
    },
    {
      title: "Events",
      text: "Bonfires, birthdays and long dinners",
      href: "/events",
      imageUrl: "event-bonfire",
    },
    {
      title: "Houseboats",
      text: "Dal for life on the water, Nigeen for quiet",
      href: "/hotels",
      imageUrl: "hotel-nilofer",
      focus: "50% 100%",
    },
    {
      title: "Gallery",
      text: "Four seasons of one valley",
      href: "/gallery",
      imageUrl: "place-tulip-garden",
    },
  ],
};

/** On the guests' postcards, in turn: the picture of each stamp, and the post office that stamped it. */
export const stamps = [
  { imageUrl: "place-pampore-saffron", place: "Pampore" },
  { imageUrl: "place-gulmarg-gondola", place: "Gulmarg" },
  { imageUrl: "place-old-city", place: "Srinagar" },
  { imageUrl: "place-pahalgam-winter", place: "Pahalgam" },
];

export const callToAction = {
  heading: "Tell us the dates. We will keep the fire going.",
  text: "Send a rough idea and a planner replies within two working hours.",
  button: "Plan my trip",
  whatsAppLabel: "Ask on WhatsApp",
  imageUrl: "place-camp-night",
};

export const feedbackBlock = {
  heading: "Send Us a Feedback",
  text: "We read every note on Monday mornings, the kind ones and the sharp ones.",
  button: "Add a Review",
};
