import { company } from "./company.ts";

export type ComingSoonType = "book" | "details" | "newsletter" | "page" | "default";

export const comingSoon: Record<ComingSoonType, { title: string; text: string }> = {
  book: {
    title: "Book Hotel",
    text: `Online booking for this stay is almost ready. For an early reservation call us on ${company.phone}; we hold rooms by phone today.`,
  },
  details: {
    title: "Hotel Details",
    text: `Booking and full details for this stay are almost ready. For an early reservation call us on ${company.phone}.`,
  },
  newsletter: {
    title: "NewsLetter Subscription",
    text: "Our letter from the valley is coming soon: snow reports, blossom dates, and not more than one a month.",
  },
  page: {
    title: "Page",
    text: `This page is coming soon. Until then, ask us: ${company.email}.`,
  },
  default: {
    title: "Coming Soon",
    text: "This is coming soon. We are still sanding the edges.",
  },
};
