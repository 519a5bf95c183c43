import { accessibilityPage } from "./accessibility-page.ts";
import { cancellationPage } from "./cancellation-page.ts";
import { cookiesPage } from "./cookies-page.ts";
import { helpPage } from "./help-page.ts";
import { readingPage } from "./reading-page.ts";
import { termsPage } from "./terms-page.ts";

const privacyPage = readingPage("privacy-page", "privacy", {
  title: "Privacy",
  lead: "What we keep of what you tell us, why, how long, and how to be forgotten.",
});

const faqsPage = readingPage("faqs-page", "faqs", {
  title: "Questions and answers",
  lead: "What is often asked before a journey. If yours is not here, ask us.",
});

/** The pages of the law and of help. Those with a text from elsewhere can have sections of their own below it. */
export const readingPages = [
  privacyPage,
  termsPage,
  cookiesPage,
  cancellationPage,
  accessibilityPage,
  helpPage,
  faqsPage,
] as const;
