import type { BookingForm } from "#contract/bookings.ts";
import { longDate } from "#contract/rules/dates.ts";
import { formatRupees, toRupees } from "#contract/rules/money.ts";
import { describeParty } from "#contract/rules/party.ts";
import { planWords } from "#contract/rules/price.ts";
import { nightsBetween } from "#contract/rules/stay.ts";
import { linesInWords } from "#contract/rules/sum-of-stay.ts";
import { type TaxChoice, taxesOf, withTaxes } from "#contract/rules/tax-words.ts";
import type { PriceLineShown } from "#contract/tariff.ts";
import { countOf } from "#contract/rules/text.ts";
import { guestPage } from "./guest-page.ts";
import { guestFacts, requestEmails } from "./request-emails.ts";
import { facts, type Email, composeForGuest } from "../email.ts";

/** What a stay costs at least, in paise, where the guest lets staff choose the room type. */
type ToldFrom = { lines: readonly { kind: string }[]; total: number };

type BookedStay = {
  form: BookingForm;
  reference: string;
  key: string;
  hotel: string;
  /** Null while no room type is settled. */
  roomType: string | null;
  /** Whole rupees, null while no room type is settled. */
  total: number | null;
  toldFrom?: ToldFrom | null;
  /** How the total adds up, in whole rupees. */
  lines: readonly PriceLineShown[];
  /** The company's note on taxes beside the total. */
  taxes: TaxChoice;
};

/** The emails for a new booking: the guest's confirmation with the link to it, and the request to staff. */
export function bookingEmails(request: BookedStay, publicUrl: string | undefined): Email[] {
  const { form, reference, key, hotel } = request;
  const stay = describeStay(request);
  return requestEmails({
    kind: "booking",
    reference,
    sender: form.email,
    toSender: {
      subject: `Your booking request ${reference}: ${hotel}`,
      paragraphs: [
        `Thank you for your booking request. Its reference is ${reference}. We check the rooms and answer you soon; nothing is due before we do.`,
        stay,
        guestPage(publicUrl, key),
      ],
    },
    toStaff: {
      subject: `New booking ${reference}: ${form.customerName}, ${hotel}`,
      paragraphs: [stay, guestFacts(form)],
      answer: { name: form.customerName, phone: form.phoneNo, about: `your booking ${reference}` },
    },
  });
}

/** The emails for a booking entered by staff: the guest's confirmation, if the guest gave an address. */
export function deskBookingEmails(request: BookedStay, publicUrl: string | undefined): Email[] {
  const { form, reference, key, hotel } = request;
  if (!form.email) return [];
  return [
    {
      kind: "booking",
      reference,
      audience: "guest",
      recipient: form.email,
      subject: `Your booking ${reference} is confirmed: ${hotel}`,
      text: composeForGuest(form.customerName, [
        `Your booking is confirmed and your rooms are held. Its reference is ${reference}.`,
        describeStay(request),
        publicUrl ? `See it at any time: ${publicUrl}/booking-status/${key}` : "",
      ]),
    },
  ];
}

function fromInWords(toldFrom: ToldFrom | null | undefined, taxes: TaxChoice): string | null {
  if (!toldFrom) return null;
  return `from ${withTaxes(formatRupees(toRupees(toldFrom.total)), taxesOf(toldFrom.lines, taxes))}`;
}

function describeStay({ form, hotel, roomType, total, lines, toldFrom, taxes }: BookedStay): string {
  const nights = countOf(nightsBetween(form.checkInDate, form.checkOutDate), "night");
  return facts([
    ["Hotel", hotel],
    ["Check-in", longDate(form.checkInDate)],
    ["Check-out", `${longDate(form.checkOutDate)} (${nights})`],
    ["Guests", describeParty(form.adults, form.children)],
    ["Rooms", roomType ? `${form.rooms ?? 1} × ${roomType}` : ""],
    ["Meals", form.mealPlan ? planWords[form.mealPlan] : ""],
    ["Price", linesInWords(lines)],
    [
      "Total",
      total === null ? fromInWords(toldFrom, taxes) : withTaxes(formatRupees(total), taxesOf(lines, taxes)),
    ],
  ]);
}
