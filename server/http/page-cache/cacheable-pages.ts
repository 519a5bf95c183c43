const stay = ["checkInDate", "checkOutDate"];
const filters = ["place", "minRate", "maxRate", "sort", "page"];
const booking = [...stay, "adults", "children", "room", "rooms", "hotel", "package"];

/**
 * The public pages that may be cached, each with the query parameters that it reads; others are ignored. A guest's own
 * booking is not among them.
 */
export const cacheablePages: Readonly<Record<string, readonly string[]>> = {
  "/": [],
  "/about": [],
  "/services": [],
  "/hotels": [...filters, ...stay, "kind", "facility", "guests"],
  "/hotel/:id": ["r", "guests", ...stay],
  "/hotel/:id/prices": ["month"],
  "/booking": booking,
  "/booking/:id": booking,
  "/cab-services": [],
  "/cab-services/book": ["sent"],
  "/packages": [...filters, "minDays", "maxDays"],
  "/package/:id": ["sent"],
  "/contact": [],
  "/our-team": [],
  "/events": [],
  "/gallery": [],
  "/payment-methods": [],
  "/query": ["sent", "from", "subject", "message", "in"],
  "/review": ["sent", "from", "rating", "stay", "in"],
  "/film": [],
  "/offline": [],
  "/privacy": [],
  "/terms": [],
  "/cookies": [],
  "/cancellation": [],
  "/accessibility": [],
  "/help": [],
  "/faqs": [],
  "/place/:slug": [],
  "/sitemap.xml": [],
};
