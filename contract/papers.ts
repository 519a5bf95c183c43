import { z } from "zod";
import { writeEndpoint } from "./core/endpoint.ts";
import { readEndpoint } from "./core/read-endpoints.ts";
import { doesNotExist } from "./core/errors.ts";
import { line, lineOrNothing, optionalWholeNumber, tooLong, wholeNumber } from "./core/fields.ts";
import { guestKey, guestKeyQuery } from "./core/guest-key.ts";
import { idData, largestId } from "./core/ids.ts";
import { checkPaidFor, paidForFields, shownPaidFor } from "./payments.ts";
import { byIdEndpoint } from "./core/record-endpoints.ts";
import { aliasedObject } from "./core/wire.ts";
import { gstin, gstinOrNothing } from "./core/gstin-field.ts";
import { statusWord } from "./rules/status.ts";

export const paperKinds = ["receipt", "proforma", "invoice", "credit note", "voucher"] as const;
export type PaperKind = (typeof paperKinds)[number];

export const paperMessages = {
  issued: "Paper issued",
  buyerTold: "Thank you. We write the invoice to this company",
  unknownBooking: doesNotExist("booking"),
  unknownPayment: "Name a payment of this booking",
  unsettled: "The total of this stay is not settled yet",
  notAccepted: "This paper is for a stay that was accepted",
  withdrawn: "Withdrawn: the payment of this receipt no longer counts.",
  nothingOwed: "Nothing is owed for this stay, so there is nothing to invoice",
  noInvoice: "There is no invoice of this stay that a credit note could take back",
  noRate:
    "The table of tax rates has none for a night of this stay. The owner can add it in Settings, Papers and tax",
  noTourRate: "Which rate of tax packages have is the owner's choice: it is set in Settings, Papers and tax",
  noCabRate: "Which rate of tax cabs have is the owner's choice: it is set in Settings, Papers and tax",
  noChargeRate:
    "Which rate of tax a cancellation charge has is the owner's choice: it is set in Settings, Papers and tax",
} as const;

export const paperForm = z
  .object({
    ...paidForFields,
    kind: statusWord(paperKinds, "Choose the kind of paper"),
    /** The payment of a receipt. */
    paymentId: optionalWholeNumber("paymentId names the payment", 1, largestId),
    /** A business that buys: named on proforma and invoice instead of the guest. */
    buyerName: lineOrNothing(100),
    buyerAddress: lineOrNothing(200),
    buyerGstin: gstinOrNothing,
  })
  .check(checkPaidFor);

export type PaperForm = z.output<typeof paperForm>;

/** The company that a guest's invoice is to be written to. */
export const invoiceBuyer = z.object({
  buyerName: z.string(),
  buyerAddress: z.string(),
  buyerGstin: z.string(),
});
export type InvoiceBuyer = z.output<typeof invoiceBuyer>;

/** "Invoice for a company?": the law asks for all three of them. */
export const invoiceBuyerForm = z.object({
  key: guestKey,
  buyerName: line("The company's name is required").max(100, tooLong(100)),
  buyerAddress: line("The company's address is required").max(200, tooLong(200)),
  buyerGstin: gstin("The company's GSTIN is required"),
});
export type InvoiceBuyerForm = z.output<typeof invoiceBuyerForm>;

const amountLine = z.object({ text: z.string(), note: z.string(), paise: z.int().nullable() });

/** The content of a paper, except for the guest's own words. Amounts in paise. */
export const paperContent = z.object({
  title: z.string(),
  seller: z.object({ name: z.string(), lines: z.array(z.string()) }),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  lines: z.array(amountLine),
  /** Taxable values, taxes and rounding, below the lines; they are within the total. */
  taxes: z.array(z.object({ text: z.string(), paise: z.int() })),
  total: z.int().nullable(),
  words: z.string(),
  notes: z.array(z.string()),
});

export type PaperContent = z.output<typeof paperContent>;

/** Whom a paper is for, and a cab's route; empty texts once the guest was erased. */
export const paperGuest = z.object({
  name: z.string(),
  /** Of a business that buys, where it was given. */
  address: z.string().optional(),
  phone: z.string(),
  gstin: z.string(),
  route: z.string().default(""),
});
export type PaperGuest = z.output<typeof paperGuest>;

const listed = {
  id: z.int(),
  /** At most 16 characters, without gaps in its series and financial year: `CO/26-27/00042`. */
  number: z.string(),
  kind: z.enum(paperKinds),
  title: z.string(),
  /** The day of issue in Asia/Kolkata. */
  issuedOn: z.string(),
  issuedBy: z.string(),
  /** In paise; null on a voucher. */
  totalPaise: z.int().nullable(),
  ...shownPaidFor,
  paymentId: z.int().nullable(),
  /** The invoice that this credit note cancels. */
  creditsId: z.int().nullable(),
  /** True for a receipt whose payment was deleted since: it is unchanged, but no longer counts. */
  isWithdrawn: z.boolean(),
  /** Of the business that it names in place of the guest. */
  buyerName: z.string().optional(),
  buyerGstin: z.string().optional(),
};

export const listedPaperSchema = z.object(listed);
export const paperSchema = z.object({ ...listed, guest: paperGuest, content: paperContent });

export type ListedPaper = z.output<typeof listedPaperSchema>;
export type Paper = z.output<typeof paperSchema>;

export const paperEndpoints = {
  list: readEndpoint("Paper", "staff", {
    summary: "Papers of a stay, a package or a cab, in the order of their issue",
    query: z.object(paidForFields),
    data: z.array(listedPaperSchema),
  }),
  byId: byIdEndpoint("Paper", "staff", "One paper as it was issued", paperSchema),
  ofGuest: readEndpoint("Paper/ofGuest", "anyone", {
    summary: "Papers of a guest's own booking, by the key of the confirmation link",
    query: guestKeyQuery,
    data: z.array(listedPaperSchema.omit({ issuedBy: true })),
    fails: ["not_found"],
  }),
  byKey: readEndpoint("Paper/byKey", "anyone", {
    summary: "One paper of a guest's own booking, by the key of the confirmation link",
    query: aliasedObject(
      { key: guestKey, id: wholeNumber("Id names the paper", 1, largestId) },
      { id: "Id" },
    ),
    data: paperSchema.omit({ issuedBy: true }),
    fails: ["not_found"],
  }),
  buyer: readEndpoint("Paper/buyer", "staff", {
    summary: "The company that the guest of a stay, a package or a cab wants the invoice written to, or null",
    query: z.object(paidForFields),
    data: invoiceBuyer.nullable(),
  }),
  buyerOfGuest: readEndpoint("Paper/buyerOfGuest", "anyone", {
    summary: "The company that the guest has told of, or null, by the key of the confirmation link",
    query: guestKeyQuery,
    data: invoiceBuyer.nullable(),
    fails: ["not_found"],
  }),
  tellBuyer: writeEndpoint("POST", "Paper/buyer", "anyone", {
    summary: "A guest names the company that the invoice is for; told again, it replaces the one before",
    body: invoiceBuyerForm,
    data: invoiceBuyer,
    publicWrite: true,
    fails: ["not_found"],
  }),
  create: writeEndpoint("POST", "Paper", "staff", {
    summary: "Issue a paper: numbered, dated and never changed; asked for twice it is one",
    body: paperForm,
    data: idData.extend({ number: z.string() }),
    creates: true,
    logs: false,
    because: "A paper has its number, its day and who issued it, and nothing changes it",
    fails: ["conflict"],
  }),
} as const;
