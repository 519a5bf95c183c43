export type ComingSoonType = "book" | "details" | "newsletter" | "page" | "default";

type Reach = { phone: string; email: string };

const callUs = (phone: string) => (phone ? `call us on ${phone}` : "call us");

export const comingSoon: Record<ComingSoonType, { title: string; text: (reach: Reach) => string }> = {
  book: {
    title: "Book Hotel",
    text: ({ phone }) =>
      `Online booking for this stay is almost ready. For an early reservation ${callUs(phone)}; we hold rooms by phone today.`,
  },
  details: {
    title: "Hotel Details",
    text: ({ phone }) =>
      `Booking and full details for this stay are almost ready. For an early reservation ${callUs(phone)}.`,
  },
  newsletter: {
    title: "NewsLetter Subscription",
    text: () =>
      "Our letter from the valley is coming soon: snow reports, blossom dates, and not more than one a month.",
  },
  page: {
    title: "Page",
    text: ({ email }) =>
      email ? `This page is coming soon. Until then, ask us: ${email}.` : "This page is coming soon.",
  },
  default: {
    title: "Coming Soon",
    text: () => "This is coming soon. We are still sanding the edges.",
  },
};
