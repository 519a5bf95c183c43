export type PageBanner = {
  title: string;
  /** Picture name in the demo's pictures. */
  imageUrl: string;
  /** What stays in sight of it, for a banner is four times as wide as it is high. */
  focus?: string;
};

/** Every page but the home page has one, with a Home breadcrumb. */
export const pageBanners = {
  about: { title: "About", imageUrl: "place-mughal-garden", focus: "50% 52%" },
  services: { title: "Services", imageUrl: "hero-gulmarg-wide", focus: "60% 42%" },
  hotels: { title: "Hotels", imageUrl: "hero-houseboat-wide", focus: "70% 78%" },
  contact: { title: "Contact", imageUrl: "place-houseboat-morning", focus: "50% 66%" },
  booking: { title: "Booking", imageUrl: "hotel-dal-lotus-palace-terrace", focus: "50% 66%" },
  team: { title: "Our Team", imageUrl: "place-old-city", focus: "50% 62%" },
  cabs: { title: "Cab Services", imageUrl: "vehicle-sedan", focus: "50% 88%" },
  packages: { title: "Packages", imageUrl: "hero-pahalgam-wide", focus: "60% 60%" },
  package: { title: "Package", imageUrl: "place-gurez-valley" },
  events: { title: "Events", imageUrl: "event-luxury", focus: "50% 66%" },
  gallery: { title: "Gallery", imageUrl: "place-mughal-spring", focus: "50% 52%" },
  payment: { title: "Payment Methods", imageUrl: "place-doodhpathri-meadow", focus: "50% 60%" },
} satisfies Record<string, PageBanner>;
