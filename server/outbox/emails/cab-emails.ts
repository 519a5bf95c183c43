import { vehicleLabel } from "#contract/rules/vehicle-label.ts";
import type { CabBookingForm } from "#contract/cab-bookings.ts";
import { longDate } from "#contract/rules/dates.ts";
import type { TaxChoice } from "#contract/rules/tax-words.ts";
import { priceFacts, type QuotedPrice } from "./price-facts.ts";
import { guestFacts, requestEmails } from "./request-emails.ts";
import { facts, type Email } from "../email.ts";

type CabQuote = Omit<CabBookingForm, "cabRateId" | "days" | "expectedTotal"> & QuotedPrice;

/** `link` is a sentence with the guest's own page; empty while the site's address is unknown. */
type About = { reference: string; link: string; taxes: TaxChoice };

/** The emails for a cab request: the guest's confirmation, and the request to staff. */
export function cabEmails(form: CabQuote, { reference, link, taxes }: About): Email[] {
  const journey = facts([
    ["From", form.pickUpLocation],
    ["To", form.dropLocation],
    ["Date", longDate(form.dateOfJourney)],
    ["Time", form.preferredTime],
    ["Vehicle", vehicleLabel(form.vehiclePreference)],
    ...priceFacts(form, taxes),
  ]);
  return requestEmails({
    kind: "cab booking",
    reference,
    sender: form.email,
    toSender: {
      subject: `Your cab request ${reference}`,
      paragraphs: [
        `Thank you for your cab request. Its reference is ${reference}. We find you a driver and call you to confirm.`,
        facts([["Date", longDate(form.dateOfJourney)], ...priceFacts(form, taxes)]),
        link,
      ],
    },
    toStaff: {
      subject: `New cab request ${reference}: ${form.pickUpLocation} to ${form.dropLocation}`,
      paragraphs: [journey, guestFacts(form)],
      answer: { name: form.customerName, phone: form.phoneNo, about: `your cab request ${reference}` },
    },
  });
}
