import { z } from "zod";
import { brandCalls, brandForm, brandSchema } from "./brand.ts";
import { detailsForm, hoursForm, messagesForm, paymentForm } from "./company.ts";
import { writeEndpoint } from "./core/endpoint.ts";
import { readEndpoint } from "./core/read-endpoints.ts";
import { expectedVersion } from "./core/fields.ts";
import { policyForm, policySchema } from "./policy.ts";
import { privacyForm } from "./privacy.ts";
import { remindersForm } from "./reminder-settings.ts";
import { taxForm } from "./tax-settings.ts";

export const settingsMessages = {
  details: "Company details saved",
  hours: "Opening hours saved",
  payment: "Payment details saved",
  messages: "Message templates saved",
  privacy: "Privacy settings saved",
  tax: "Papers and tax saved",
  reminders: "Reminders saved",
  policy: "Advance and cancellation saved",
} as const;

/** The sections of the company's settings; each is saved alone. */
export const sectionNames = [
  "details",
  "hours",
  "payment",
  "messages",
  "privacy",
  "brand",
  "policy",
  "tax",
  "reminders",
] as const;
export type SectionName = (typeof sectionNames)[number];
/** Sections that consist of texts, with one form for all. */
export type TextSection = Exclude<SectionName, "policy" | "brand">;

function texts<Shape extends z.ZodRawShape>(form: z.ZodObject<Shape>) {
  const names = Object.keys(form.shape) as (keyof Shape & string)[];
  return z.object(
    Object.fromEntries(names.map((name) => [name, z.string()])) as { [Name in keyof Shape]: z.ZodString },
  );
}

/** The schema of each section; all fields are texts, except in the policy. */
export const sectionSchemas = {
  details: texts(detailsForm),
  hours: texts(hoursForm),
  payment: texts(paymentForm),
  messages: texts(messagesForm),
  privacy: texts(privacyForm),
  tax: texts(taxForm),
  reminders: texts(remindersForm),
  brand: texts(brandForm),
  policy: policySchema,
};

/** The company's public settings, which pages show. */
export const companySchema = z.object({
  details: sectionSchemas.details,
  hours: sectionSchemas.hours,
  payment: sectionSchemas.payment,
  brand: brandSchema,
  policy: sectionSchemas.policy,
  /** Only while the company has not chosen its terms: `policy` then asks for nothing, and guests are told to ask. */
  isPolicyOpen: z.literal(true).optional(),
  /** Only where tax is added to the prices. */
  addsTax: z.literal(true).optional(),
});

export const settingsSchema = z.object({
  ...sectionSchemas,
  /** Only while the terms of `policy` are a proposal, which applies once it is saved. */
  isPolicyOpen: z.literal(true).optional(),
  /** The version of each section; 0 until it is first saved. */
  versions: z.record(z.enum(sectionNames), z.int()),
});

export type CompanySettings = z.output<typeof companySchema>;
export type Settings = z.output<typeof settingsSchema>;

const saved = z.object({ version: z.int() });
const version = expectedVersion("settings", 0);

/** The call by which owners save one section. */
function saveEndpoint<
  const Path extends string,
  const Row extends { summary: string; body: z.ZodType; confirmed?: true },
>(path: Path, row: Row) {
  return writeEndpoint("PUT", path, "owner", { data: saved, logs: "changed", notedBy: "use case", ...row });
}

export const settingsEndpoints = {
  ...brandCalls,
  company: readEndpoint("Company", "anyone", {
    summary: "The company: name, addresses, numbers, opening hours, ways to pay, advance and cancellation",
    data: companySchema,
  }),
  privacy: readEndpoint("Company/Privacy", "anyone", {
    summary: "Whom to ask about one's data, and how long each kind is kept; an empty text is for ever",
    data: sectionSchemas.privacy.extend({ noticeVersion: z.string() }),
  }),
  templates: readEndpoint("Settings/Messages", "staff", {
    summary: "What staff send guests with one tap",
    data: sectionSchemas.messages,
  }),
  all: readEndpoint("Settings", "owner", {
    summary: "All settings, with the version of each section",
    data: settingsSchema,
  }),
  saveDetails: saveEndpoint("Settings/Details", {
    summary: "Change who the company is and how it is reached",
    body: detailsForm.extend({ version }),
  }),
  saveHours: saveEndpoint("Settings/Hours", {
    summary: "Change the opening hours; a day with empty times is closed",
    body: hoursForm.safeExtend({ version }),
  }),
  savePayment: saveEndpoint("Settings/Payment", {
    summary: "Change the payee, the UPI IDs and what is written beside them",
    body: paymentForm.extend({ version }),
    confirmed: true,
  }),
  saveMessages: saveEndpoint("Settings/Messages", {
    summary: "Change the message templates",
    body: messagesForm.extend({ version }),
  }),
  savePolicy: saveEndpoint("Settings/Policy", {
    summary: "Change advance, balance and what a cancelled stay costs; accepted stays keep theirs",
    body: policyForm.extend({ version }),
  }),
  savePrivacy: saveEndpoint("Settings/Privacy", {
    summary: "Change whom guests ask about their data, and how long each kind is kept",
    body: privacyForm.extend({ version }),
    confirmed: true,
  }),
  saveReminders: saveEndpoint("Settings/Reminders", {
    summary: "Change what guests are told by the clock; empty days switch one off",
    body: remindersForm.extend({ version }),
  }),
  saveTax: saveEndpoint("Settings/Tax", {
    summary: "Change what papers say of the company, and how stays are taxed",
    body: taxForm.safeExtend({ version }),
  }),
} as const;
