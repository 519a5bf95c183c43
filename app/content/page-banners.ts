export type PageBanner = { title: string; /** Picture name in the demo's pictures. */ imageUrl: string };

/** Every page but the home page has one, with a Home breadcrumb. */
export const pageBanners = {
  about: { title: "About", imageUrl: "place-mughal-garden" },
  services: { title: "Services", imageUrl: "place-pahalgam-river" },
  hotels: { title: "Hotels", imageUrl: "hotel-harud-house" },
  contact: { title: "Contact", imageUrl: "place-dal-summer" },
  booking: { title: "Booking", imageUrl: "hotel-dal-lotus-palace-terrace" },
  team: { title: "Our Team", imageUrl: "place-dal-autumn" },
  cabs: { title: "Cab Services", imageUrl: "vehicle-tempo" },
  packages: { title: "Packages", imageUrl: "place-sonamarg-glacier" },
  package: { title: "Package", imageUrl: "place-gurez-valley" },
  events: { title: "Events", imageUrl: "event-luxury" },
  gallery: { title: "Gallery", imageUrl: "place-mughal-spring" },
  payment: { title: "Payment Methods", imageUrl: "place-dal-winter" },
} satisfies Record<string, PageBanner>;
