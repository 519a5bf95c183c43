import { readingPage } from "./reading-page.ts";

export const cancellationPage = readingPage("cancellation-page", "cancellation", {
  title: "Cancellation",
  lead: "Plans change. This is what it costs, and how to tell us.",
  sections: [
    [
      "How to cancel",
      "For a stay, open its own page, whose link you got when you asked and with our e-mail, and press Cancel this stay. Or call or write to us from the number or address that you gave, as for a package or a cab. Say the reference. The day on which your message reaches us counts, by the calendar in India.",
    ],
    [
      "Moving instead",
      "Often other dates serve better than no dates. If the house has the same room free, we move your stay; you pay what the new nights cost more, or get back what they cost less. After a move the days before arrival are counted to the new date.",
    ],
    [
      "When we have to cancel",
      "If a house, a road or a lift that your journey depends on is shut, or we cannot keep what we confirmed, we offer you something as good. If you would rather not, you get back what you paid us for it.",
    ],
    [
      "Getting money back",
      "It goes back the way it came, to the same account or UPI ID. You get a note from us on the day we send it; banks may take some days more.",
    ],
    [
      "Packages and cabs",
      "A package is cancelled like the stays in it; tickets and permits that were bought in your name are charged as they are. A cab costs nothing until the evening before; after that, the first day's hire.",
    ],
  ],
});
