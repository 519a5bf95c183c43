import { vehicleLabel } from "#contract/rules/vehicle-label.ts";
import type { CabBookingForm } from "#contract/cab-bookings.ts";
import { longDate } from "#contract/rules/dates.ts";
import type { TaxChoice } from "#contract/rules/tax-words.ts";
import { priceFacts, type QuotedPrice } from "./price-facts.ts";
import { facts, type Email, composeForSender } from "../email.ts";

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
  return [
    {
      kind: "cab booking",
      reference,
      audience: "guest",
      recipient: form.email,
      subject: `Your cab request ${reference}`,
      isConfirmation: true,
      text: composeForSender([
        `Thank you for your cab request. Its reference is ${reference}. We find you a driver and call you to confirm.`,
        facts([["Date", longDate(form.dateOfJourney)], ...priceFacts(form, taxes)]),
        link,
      ]),
    },
    {
      kind: "cab booking",
      reference,
      audience: "staff",
      replyTo: form.email,
      subject: `New cab request ${reference}: ${form.pickUpLocation} to ${form.dropLocation}`,
      text: [
        journey,
        facts([
          ["Guest", form.customerName],
          ["E-mail", form.email],
          ["Phone", form.phoneNo],
          ["Special request", form.specialRequest],
        ]),
      ].join("\n\n"),
      answer: { name: form.customerName, phone: form.phoneNo, about: `your cab request ${reference}` },
    },
  ];
}
