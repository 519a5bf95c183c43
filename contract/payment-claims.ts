import { z } from "zod";
import { writeEndpoint } from "./core/endpoint.ts";
import { readEndpoint } from "./core/read-endpoints.ts";
import { flag, line, rupees } from "./core/fields.ts";
import { guestKey, guestKeyQuery } from "./core/guest-key.ts";
import { idData } from "./core/ids.ts";
import { paidForFields, shownPaidFor } from "./payments.ts";
import { latinDigits } from "./rules/digits.ts";

/** What staff found out about a payment that a guest claims to have made. */
export const claimStates = ["Said", "Found", "Not found"] as const;
export type ClaimState = (typeof claimStates)[number];

/** The most claims for one stay, package or cab. */
export const mostClaims = 10;

export const claimMessages = {
  said: "Thank you. We look for it and tell you once we have found it.",
  found: "Payment recorded",
  notFound: "Noted: this payment was not found",
  nothingDue: "Nothing is to be paid for this booking now. Please call us if you have sent something",
  tooMany: "You have told us about many payments. Please call us: we look for them together",
  otherAmount: (amount: string) =>
    `You have told us of this number with ${amount}. Please call us if another amount was sent`,
  recorded: "This payment is recorded. Delete it first if it was never there",
} as const;

/** A number of another length is accepted, but guest and staff are asked to check it. */
export function isUsualUpiNumber(reference: string): boolean {
  return /^\d{12}$/.test(reference);
}

const claimSchema = z.object({
  id: z.int(),
  ...shownPaidFor,
  /** The reference of what it is for. */
  bookingReference: z.string(),
  customerName: z.string(),
  /** Whole rupees. */
  amount: z.int(),
  /** The payment's own number, as the guest's app shows it. */
  reference: z.string(),
  state: z.enum(claimStates),
  createdAt: z.string(),
  /** The payment that it turned out to be. */
  paymentId: z.int().nullable(),
});

export type PaymentClaim = z.output<typeof claimSchema>;

/** A claim as its guest sees it, with the result. */
const guestClaimSchema = claimSchema.pick({
  id: true,
  amount: true,
  reference: true,
  state: true,
  createdAt: true,
});

export type GuestClaim = z.output<typeof guestClaimSchema>;

/** "I have paid": the key of the guest's own page, the amount in whole rupees, and the number of the payment. */
export const claimForm = z.object({
  key: guestKey,
  amount: rupees("Write the amount in whole rupees", 1, 1_00_00_000),
  reference: line("Write the number that your app shows for the payment")
    .overwrite(latinDigits)
    .regex(
      /^[A-Za-z0-9][A-Za-z0-9 -]{4,38}[A-Za-z0-9]$/,
      "Write the number that your app shows for the payment",
    ),
});

export type ClaimForm = z.output<typeof claimForm>;

export const paymentClaimEndpoints = {
  list: readEndpoint("PaymentClaim", "staff", {
    summary:
      "What guests say they have paid and nobody has looked for, the oldest first; with an id all of one stay, package or cab",
    query: z.object(paidForFields),
    data: z.array(claimSchema),
  }),
  ofGuest: readEndpoint("PaymentClaim/ofGuest", "anyone", {
    summary: "What the guest of a booking has told of, by the key of the confirmation link",
    query: guestKeyQuery,
    data: z.array(guestClaimSchema),
    fails: ["not_found"],
  }),
  create: writeEndpoint("POST", "PaymentClaim", "anyone", {
    summary: "A guest says that money was sent by UPI; it counts once staff have found it",
    body: claimForm,
    data: idData,
    creates: true,
    publicWrite: true,
    fails: ["not_found", "conflict"],
  }),
  answer: writeEndpoint("PUT", "PaymentClaim/{id}", "staff", {
    summary: "Say whether a guest's payment was found; one that was is recorded, once",
    body: z.object({ found: flag("found is true or false") }),
    data: claimSchema,
    logs: "changed",
    notedBy: "use case",
    fails: ["conflict"],
  }),
} as const;
