export type Service = {
  title: string;
  text: string;
  points: string[];
  link: { label: string; href: string };
  /** Picture name in the demo's pictures. */
  imageUrl: string;
};

export const servicesPage = {
  title: "Services",
  heading: "What we can take off your hands",
  text: "Book one thing or the whole journey. The same person looks after both.",
};

export const services: Service[] = [
  {
    title: "Hotels and houseboats",
    text: "Twelve places we have slept in, from a guest house at Dalgate to a lodge in the snow.",
    points: [
      "Winter heating stated for every room",
      "Meals and their times, in writing",
      "Houseboats with their shikara transfer",
    ],
    link: { label: "See hotels", href: "/hotels" },
    imageUrl: "hotel-nilofer",
  },
  {
    title: "Tour packages",
    text: "Six plans of four to seven days. Change a night, add a valley, stay a day longer.",
    points: [
      "One price for rooms and cars",
      "A day-by-day plan before you pay",
      "A second plan for bad weather",
    ],
    link: { label: "See packages", href: "/packages" },
    imageUrl: "package-saffron-and-chinar",
  },
  {
    title: "Cab services",
    text: "Sedans, Innovas and Tempo Travellers by the day, with a driver, fuel and tolls.",
    points: ["Airport pick-up at any hour", "Chains carried in winter", "Child seats on request"],
    link: { label: "Book a cab", href: "/cab-services" },
    imageUrl: "vehicle-mpv",
  },
  {
    title: "Corporate travel",
    text: "Offsites and site visits for up to a hundred people, with one invoice.",
    points: [
      "A coordinator who travels with you",
      "Meeting rooms with power backup",
      "Bills with GST details",
    ],
    link: { label: "Ask us", href: "/contact" },
    imageUrl: "event-luxury",
  },
  {
    title: "Luxury getaways",
    text: "Lake suites, long breakfasts and a private boat at the steps.",
    points: [
      "The quiet side of the lake",
      "Dinners for two, on deck or ashore",
      "The same driver throughout",
    ],
    link: { label: "See packages", href: "/packages" },
    imageUrl: "hotel-nilofer-table",
  },
  {
    title: "Adventure and eco-tours",
    text: "Skiing, rafting and valley walks in small groups, with guides from that valley.",
    points: ["Licensed instructors", "Equipment checked the evening before", "Litter carried back down"],
    link: { label: "See events", href: "/events" },
    imageUrl: "event-adventure",
  },
];

/** A stay that cannot be booked here yet; its buttons open the coming-soon popup. */
export const openingSoon = {
  when: "Opening in spring",
  title: "A guest house on Manasbal",
  text: "Six rooms above the lotus end of the lake, with a kitchen garden and a jetty. We have seen the plaster go on; we will sleep there before we ask you to.",
  imageUrl: "hotel-shikara-rani-veranda",
};
