import type { FieldErrors } from "#contract/core/errors.ts";
import type { Settings, TextSection } from "#contract/settings.ts";
import { weekDays, hourFields } from "#contract/rules/opening-hours.ts";
import { settingGroups } from "#app/features/settings/setting-fields.ts";
import type { SettingGroup } from "#app/features/settings/setting-group.ts";

/** The settings sections in the guide, reduced to the fields that pages need. */
export type AskedSection = "company" | "payment" | "hours";

type Texts = Record<string, string>;

type Asked = {
  section: TextSection;
  groups: readonly SettingGroup[];
  /** Initial values of a section that was never saved; nothing of the demo. */
  begins: Texts;
  /** The complete section from the fields of the guide. */
  whole: (typed: Texts) => Texts;
};

function pick(section: TextSection, heading: string, names: readonly string[]): SettingGroup {
  const fields = settingGroups[section].flatMap((group) => group.fields);
  return { heading, fields: fields.filter(({ name }) => names.includes(name)) };
}

const desks = ["booking", "general", "technical"];
const ofDesks = new Set(desks.flatMap((desk) => [`${desk}Phone`, `${desk}Messaging`, `${desk}Email`]));
const socials = ["facebook", "instagram", "youtube", "x"];
const second = ["secondLabel", "secondStreet", "secondCity", "secondPinCode"];
const nothing = (names: readonly string[]): Texts => Object.fromEntries(names.map((name) => [name, ""]));

export const askedSections: Record<AskedSection, Asked> = {
  company: {
    section: "details",
    groups: [
      pick("details", "The company", ["name", "tagline", "description", "registrationNumber"]),
      pick("details", "How guests reach you", ["phone", "whatsApp", "email"]),
      pick("details", "Your office", ["headStreet", "headCity", "headPinCode"]),
    ],
    begins: {
      ...nothing([...second, ...socials, "headPosition"]),
      tagline: "Stays, tours and cabs",
      description: "Stays, tours and cabs, with what they cost: choose your dates, and ask.",
      headLabel: "Head office",
      whatsAppGreeting: "Hello, I am planning a journey.",
      bookingText: "Dates, rooms, cabs and prices.",
      generalText: "Weather, roads, permits, what to pack, and anything you are not sure whom to ask.",
      technicalText: "A form that would not send, a payment you cannot see, a page that looks wrong.",
    },
    // All contact desks start with the company's phone and e-mail.
    whole: ({ ...typed }) => {
      const { phone = "", whatsApp = "", email = "" } = typed;
      for (const desk of desks)
        Object.assign(typed, {
          [`${desk}Phone`]: typed[`${desk}Phone`] || phone,
          [`${desk}Messaging`]: typed[`${desk}Messaging`] || whatsApp,
          [`${desk}Email`]: typed[`${desk}Email`] || email,
        });
      return typed;
    },
  },
  payment: {
    section: "payment",
    groups: [pick("payment", "Your code", ["payee", "firstUpiId"])],
    begins: {
      ...nothing(["secondTitle", "secondText", "secondUpiId"]),
      firstTitle: "Full payment",
      firstText: "For the balance of a confirmed journey.",
      notes:
        "Pay only after one of us has confirmed your dates in writing.\nWe never ask for a PIN or a one-time code.",
    },
    whole: (typed) => typed,
  },
  hours: {
    section: "hours",
    groups: [
      {
        heading: "Monday to Saturday",
        fields: [
          { name: "mondayOpens", label: "From", kind: "time" },
          { name: "mondayCloses", label: "To", kind: "time" },
        ],
      },
      {
        heading: "Sunday",
        lead: "Leave both empty when you are closed.",
        fields: [
          { name: "sundayOpens", label: "Sunday from", kind: "time", isOptional: true },
          { name: "sundayCloses", label: "Sunday to", kind: "time", isOptional: true },
        ],
      },
    ],
    begins: { mondayOpens: "10:00", mondayCloses: "18:00", sundayOpens: "", sundayCloses: "" },
    whole: ({ mondayOpens = "", mondayCloses = "", ...sunday }) => {
      const workdays = weekDays.filter((day) => day !== "Sunday").map(hourFields);
      const same = workdays.flatMap(({ opens, closes }) => [
        [opens, mondayOpens],
        [closes, mondayCloses],
      ]);
      return { ...sunday, ...Object.fromEntries(same) };
    },
  },
};

/** The initial values of a section's form: the saved ones, else the defaults. */
export function startValues(step: AskedSection, settings: Settings): Texts & { version: string } {
  const { section, begins } = askedSections[step];
  const version = settings.versions[section];
  return { ...(version > 0 ? settings[section] : begins), version: String(version) };
}

/** The errors of a step's fields, without those of the desks: their numbers are copies of the company's. */
export function errorsOfStep(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !ofDesks.has(name)));
}
