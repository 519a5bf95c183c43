import type { PackageBookingForm } from "#contract/package-bookings.ts";
import { longDate } from "#contract/rules/dates.ts";
import { describeParty } from "#contract/rules/party.ts";
import type { TaxChoice } from "#contract/rules/tax-words.ts";
import { priceFacts, type QuotedPrice } from "./price-facts.ts";
import { guestFacts, requestEmails } from "./request-emails.ts";
import { facts, type Email } from "../email.ts";

/** An enquiry as a guest sent it, or as it is stored. */
type EnquiryTold = Pick<PackageBookingForm, "customerName" | "email" | "phoneNo" | "specialRequest"> &
  QuotedPrice & {
    startDate?: string | null;
    adults?: number | null;
    children?: number | null;
    childAges?: readonly number[];
    hotelClass: string;
  };

/** `link` is a sentence with the guest's own page; empty while the site's address is unknown. */
type About = { reference: string; tour: string; link: string; taxes: TaxChoice };

/** The emails for a package enquiry: the guest's confirmation, and the enquiry to staff. */
export function enquiryEmails(form: EnquiryTold, { reference, tour, link, taxes }: About): Email[] {
  const journey = facts([
    ["Start", form.startDate ? longDate(form.startDate) : ""],
    ["People", form.adults ? describeParty(form.adults, form.children ?? form.childAges?.length ?? 0) : ""],
    ["Children's ages", form.childAges?.join(", ") ?? ""],
    ["Hotels", form.hotelClass],
    ...priceFacts(form, taxes),
  ]);
  const { customerName, email, phoneNo, specialRequest } = form;
  return requestEmails({
    kind: "package booking",
    reference,
    sender: email,
    toSender: {
      subject: `Your enquiry ${reference}: ${tour}`,
      paragraphs: [
        `Thank you for asking about "${tour}". Your enquiry has the reference ${reference}. One of us reads it and writes or calls you soon.`,
        journey,
        link,
      ],
    },
    toStaff: {
      subject: `New enquiry ${reference}: ${customerName}, ${tour}`,
      paragraphs: [
        `Package: ${tour}\n${guestFacts({ customerName, email, phoneNo })}`,
        journey,
        specialRequest,
      ],
      answer: { name: customerName, phone: phoneNo, about: `your enquiry ${reference}` },
    },
  });
}
