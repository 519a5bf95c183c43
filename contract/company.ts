import { z } from "zod";
import { email, line, lineOrNothing, pinCode, prose, shortText } from "./core/fields.ts";
import { taxChoices } from "./rules/tax-words.ts";
import { positionOf } from "./rules/position.ts";

// The company's settings, one flat object for each section, so that a section's form has the same fields and two
// versions can be compared field by field.

const shownPhone = (missing: string) =>
  line(missing).regex(/^\+?[\d ()-]{8,24}$/, "Write the number with digits and blanks, as +91 194 000 0000");

const address = (place: string) => email(`${place} e-mail is required`, "Invalid email address");

const link = z.preprocess(
  (value) => value ?? "",
  shortText(300, "At most 300 characters, please").refine(
    (value) => value === "" || /^https:\/\/[^\s"<>]+$/.test(value),
    "Write the whole address, beginning with https://, or leave it empty",
  ),
);

const position = z.preprocess(
  (value) => value ?? "",
  shortText(60, "At most 60 characters, please").refine(
    (value) => value.trim() === "" || positionOf(value) !== undefined,
    "Write the position as a maps app tells it, 34.0866, 74.8468, or leave it empty",
  ),
);

const optionalLine = lineOrNothing(200);

/** Name, addresses and contacts. The second office is shown when it has a street. */
export const detailsForm = z.object({
  name: line("Company name is required").max(60, "At most 60 characters, please"),
  tagline: line("Tagline is required").max(60, "At most 60 characters, please"),
  description: prose("Description is required").max(300, "At most 300 characters, please"),
  registrationNumber: optionalLine,
  email: address("The company's"),
  phone: shownPhone("Phone number is required"),
  whatsApp: shownPhone("WhatsApp number is required"),
  whatsAppGreeting: line("Write what WhatsApp opens with"),
  headLabel: line("Name this office"),
  headStreet: line("Street is required"),
  headCity: line("City is required"),
  headPinCode: pinCode,
  headPosition: position,
  taxes: z.preprocess(
    (value) => value ?? "",
    z.enum(taxChoices, "Taxes are included, extra, or not said").transform(String),
  ),
  secondLabel: optionalLine,
  secondStreet: optionalLine,
  secondCity: optionalLine,
  secondPinCode: optionalLine,
  facebook: link,
  instagram: link,
  youtube: link,
  x: link,
  bookingText: line("Say what this desk is for"),
  bookingEmail: address("The desk's"),
  bookingPhone: shownPhone("Phone number is required"),
  bookingMessaging: shownPhone("WhatsApp number is required"),
  generalText: line("Say what this desk is for"),
  generalEmail: address("The desk's"),
  generalPhone: shownPhone("Phone number is required"),
  generalMessaging: shownPhone("WhatsApp number is required"),
  technicalText: line("Say what this desk is for"),
  technicalEmail: address("The desk's"),
  technicalPhone: shownPhone("Phone number is required"),
  technicalMessaging: shownPhone("WhatsApp number is required"),
});

const timeOfDay = z.preprocess(
  (value) => value ?? "",
  shortText(5, "Enter a time, as 09:00").regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, "Enter a time, as 09:00"),
);

/** When the desk is open, day by day, in Asia/Kolkata; both times are empty on a day it is closed. */
export const hoursForm = z
  .object({
    mondayOpens: timeOfDay,
    mondayCloses: timeOfDay,
    tuesdayOpens: timeOfDay,
    tuesdayCloses: timeOfDay,
    wednesdayOpens: timeOfDay,
    wednesdayCloses: timeOfDay,
    thursdayOpens: timeOfDay,
    thursdayCloses: timeOfDay,
    fridayOpens: timeOfDay,
    fridayCloses: timeOfDay,
    saturdayOpens: timeOfDay,
    saturdayCloses: timeOfDay,
    sundayOpens: timeOfDay,
    sundayCloses: timeOfDay,
  })
  .check(({ value, issues }) => {
    for (const [name, closes] of Object.entries(value)) {
      if (!name.endsWith("Closes")) continue;
      const opens = (value as Record<string, string>)[name.replace("Closes", "Opens")] ?? "";
      if ((opens === "") === (closes === "") && (opens === "" || opens < closes)) continue;
      const message = "Closing time is after opening time; leave both empty on a day without";
      issues.push({ code: "custom", path: [name], message, input: closes });
    }
  });

const upiId = /^[\w.-]{2,100}@[\w.-]{2,60}$/;
const invalidUpiId = "Write the UPI ID as name@bank";

/** Apps open a link for a merchant's ID only, and decline it for a person's. */
const upiKind = z.preprocess(
  (value) => (typeof value === "string" ? value.trim().toLowerCase() : (value ?? "")),
  z.enum(["", "personal", "merchant"], "Write merchant or personal, or leave it empty"),
);

/** How guests pay. A code is drawn from the UPI ID and the payee; the second is shown when it has a UPI ID. */
export const paymentForm = z.object({
  payee: line("Payee is required").max(60, "At most 60 characters, please"),
  firstTitle: line("Title is required"),
  firstText: line("Say what this code is for"),
  firstUpiId: line("UPI ID is required").regex(upiId, invalidUpiId),
  firstUpiKind: upiKind,
  secondTitle: optionalLine,
  secondText: optionalLine,
  secondUpiId: optionalLine.refine((value) => value === "" || upiId.test(value), invalidUpiId),
  secondUpiKind: upiKind,
  notes: prose("Write at least one note").max(2000, "At most 2,000 characters, please"),
});

const ofRequest = ["name", "reference", "what", "when"];
const ofMoney = [...ofRequest, "total", "paid", "due", "upi"];

function template(filledIn: readonly string[]) {
  const words = filledIn.map((word) => `{${word}}`);
  return prose("Write what the message begins with")
    .max(1000, "At most 1,000 characters, please")
    .refine(
      (text) => [...text.matchAll(/\{[^{}]*\}/g)].every(([word]) => words.includes(word)),
      `Only ${words.slice(0, -1).join(", ")} and ${words.at(-1)} are filled in`,
    );
}

/** What staff send with one tap; words in braces are filled in from the request. */
export const messagesForm = z.object({
  bookings: template(ofRequest),
  payments: template(ofMoney),
  packageBookings: template(ofRequest),
  cabBookings: template(ofRequest),
  queries: template(ofRequest),
});

export type CompanyDetails = z.output<typeof detailsForm>;
export type OpeningTimes = z.output<typeof hoursForm>;
export type Payment = z.output<typeof paymentForm>;
export type MessageTemplates = z.output<typeof messagesForm>;
