import type { Privacy } from "#contract/privacy.ts";
import type { TextSection } from "#contract/settings.ts";
import { hourFields, weekDays } from "#contract/rules/opening-hours.ts";
import type { SettingField, SettingGroup } from "./setting-group.ts";
import { reminderGroups } from "./reminder-fields.ts";
import { taxGroups } from "./tax-fields.ts";

const office = (place: "head" | "second", isOptional: boolean): SettingField[] => [
  { name: `${place}Label`, label: "Name of the office", isOptional },
  { name: `${place}Street`, label: "Street", isOptional },
  { name: `${place}City`, label: "City", isOptional },
  { name: `${place}PinCode`, label: "Pincode", isOptional },
];

const desk = (name: "booking" | "general" | "technical"): SettingField[] => [
  { name: `${name}Text`, label: "What it is for" },
  { name: `${name}Email`, label: "E-mail", kind: "email" },
  { name: `${name}Phone`, label: "Phone", kind: "tel" },
  { name: `${name}Messaging`, label: "WhatsApp", kind: "tel" },
];

const upiKind = (which: "first" | "second"): SettingField => ({
  name: `${which}UpiKind`,
  label: "Kind of the UPI ID",
  hint: "Write merchant if the bank gave it to a business: phones then open it from a link. Apps decline such links for personal IDs",
  isOptional: true,
});

const details: SettingGroup[] = [
  {
    heading: "The company",
    fields: [
      { name: "name", label: "Name" },
      { name: "tagline", label: "Tagline", hint: "Below the name in the logo" },
      {
        name: "description",
        label: "Description",
        kind: "prose",
        hint: "In the footer and for search engines",
      },
      {
        name: "registrationNumber",
        label: "Registration number",
        hint: "As the tourism office gave it, or empty; in the footer and on papers. A GSTIN stands under Papers and tax",
        mayBeEmpty: true,
      },
      {
        name: "taxes",
        label: "Taxes",
        hint: "Stands beside each price. Where they are added, sums and papers have the tax on top; nothing is added without a GSTIN or a rate for the day (Papers and tax). Otherwise papers take it to be in the price",
        options: [
          { value: "included", label: "Included in the prices" },
          { value: "extra", label: "Added to the prices" },
          { value: "", label: "Nothing is said" },
        ],
      },
    ],
  },
  {
    heading: "How guests reach you",
    lead: "In the header, the footer and wherever a page offers a call.",
    fields: [
      { name: "email", label: "E-mail", kind: "email" },
      { name: "phone", label: "Phone", kind: "tel" },
      { name: "whatsApp", label: "WhatsApp", kind: "tel" },
      { name: "whatsAppGreeting", label: "What WhatsApp opens with" },
    ],
  },
  {
    heading: "Head office",
    fields: [
      ...office("head", false),
      {
        name: "headPosition",
        label: "Position on the map",
        hint: "As a maps app copies it: 34.0866, 74.8468",
        isOptional: true,
      },
    ],
  },
  { heading: "Second office", lead: "Shown when it has a street.", fields: office("second", true) },
  {
    heading: "Social links",
    lead: "Shown when they have an address.",
    fields: [
      { name: "facebook", label: "Facebook", kind: "url", isOptional: true },
      { name: "instagram", label: "Instagram", kind: "url", isOptional: true },
      { name: "youtube", label: "YouTube", kind: "url", isOptional: true },
      { name: "x", label: "X", kind: "url", isOptional: true },
    ],
  },
  { heading: "Booking desk", lead: "On the contact page.", fields: desk("booking") },
  { heading: "General desk", fields: desk("general") },
  { heading: "Technical desk", fields: desk("technical") },
];

const hours: SettingGroup[] = weekDays.map((day) => ({
  heading: day,
  fields: [
    { name: hourFields(day).opens, label: `${day} from`, kind: "time", isOptional: true },
    { name: hourFields(day).closes, label: `${day} to`, kind: "time", isOptional: true },
  ],
}));

const payment: SettingGroup[] = [
  {
    heading: "First code",
    lead: "The QR code is drawn from the UPI ID and the payee; a phone reads both from it.",
    fields: [
      { name: "payee", label: "Payee", hint: "As it stands in the bank's books" },
      { name: "firstTitle", label: "Title" },
      { name: "firstText", label: "What it is for" },
      { name: "firstUpiId", label: "UPI ID" },
      upiKind("first"),
    ],
  },
  {
    heading: "Second code",
    lead: "Shown when it has a UPI ID.",
    fields: [
      { name: "secondTitle", label: "Title", isOptional: true },
      { name: "secondText", label: "What it is for", isOptional: true },
      { name: "secondUpiId", label: "UPI ID", isOptional: true },
      upiKind("second"),
    ],
  },
  {
    heading: "Before guests pay",
    fields: [{ name: "notes", label: "Notes", kind: "prose", hint: "One a line" }],
  },
];

const braces = "{name}, {reference}, {what} and {when} are filled in from the request.";

const messages: SettingGroup[] = [
  {
    heading: "What a message to a guest begins with",
    lead: `WhatsApp and e-mail open with it, and you go on from there. ${braces}`,
    fields: [
      { name: "bookings", label: "About a stay", kind: "prose" },
      {
        name: "payments",
        label: "About what is due",
        kind: "prose",
        hint: "Also filled in: {total}, {paid}, {due} and {upi}, your UPI ID",
      },
      { name: "packageBookings", label: "About a package", kind: "prose" },
      { name: "cabBookings", label: "About a cab", kind: "prose" },
      { name: "queries", label: "About a query", kind: "prose" },
    ],
  },
];

const period = (name: keyof Privacy, label: string, hint?: string): SettingField => ({
  name,
  label,
  hint,
  isOptional: true,
});

const privacy: SettingGroup[] = [
  {
    heading: "Whom guests ask about their data",
    lead: "On the privacy page. Left empty, the company's own e-mail and phone stand there.",
    fields: [
      { name: "contactName", label: "Name", isOptional: true },
      { name: "contactEmail", label: "E-mail", kind: "email", isOptional: true },
      { name: "contactPhone", label: "Phone", kind: "tel", isOptional: true },
      period("answerDays", "Answered within, days", "Empty promises no time"),
    ],
  },
  {
    heading: "How long each kind is kept",
    lead: "What is older is deleted at night. An empty field keeps everything; the privacy page says what stands here.",
    fields: [
      period(
        "requestMonths",
        "Requests that came to nothing, months",
        "Rejected, unanswered and deleted ones",
      ),
      period("suspiciousDays", "Requests kept apart as suspicious, days"),
      period("emailDays", "Words of e-mails, days"),
      period("changeLogMonths", "Change log, months"),
      period(
        "stayYears",
        "Guests' names of finished journeys, years",
        "Amounts, dates and references stay. Tax law may want the names longer: ask your accountant before you choose",
      ),
    ],
  },
];

/** The fields of each section, grouped as on its page. */
export const settingGroups: Record<TextSection, readonly SettingGroup[]> = {
  details,
  hours,
  payment,
  messages,
  privacy,
  tax: taxGroups,
  reminders: reminderGroups,
};
