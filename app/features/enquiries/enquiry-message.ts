import type { PackageBooking } from "#contract/package-bookings.ts";
import { longDate } from "#contract/rules/dates.ts";
import type { TaxChoice } from "#contract/rules/tax-words.ts";
import { answerWords } from "#app/features/answers/request-answer.ts";
import { fillTemplate } from "#app/features/guest-contact/fill-template.ts";
import { shortMoment } from "#app/features/lists/short-moment.ts";

type Enquiry = Pick<
  PackageBooking,
  "customerName" | "reference" | "package" | "createdAt" | "status" | "startDate" | "adults" | "total"
>;

/** Behind each sentence; no blank follows the signs of an address. */
const sentenceEnd = /(?<=[.!?])(?=\s)/;

/**
 * The enquiries' template, filled in, and the answer once there is one. What the template asks, as for dates and people,
 * is left out when the guest has said it or the request is answered.
 */
export function enquiryMessage(template: string, enquiry: Enquiry, taxes: TaxChoice): string {
  const { customerName: name, reference, package: what, createdAt, startDate, adults, status } = enquiry;
  const isKnown = status !== "Pending" || (startDate !== null && adults !== null);
  const text = (isKnown && withoutQuestions(template)) || template;
  const filled = fillTemplate(text, { name, reference, what, when: shortMoment(createdAt) });
  const start = startDate && status === "Accepted" ? `It begins on ${longDate(startDate)}.` : "";
  return [filled, answerWords(enquiry, taxes), start].filter(Boolean).join(" ");
}

function withoutQuestions(text: string): string {
  const sentences = text.split(sentenceEnd).filter((sentence) => !sentence.endsWith("?"));
  return sentences.join("").trim();
}
