import type { SettingGroup } from "./setting-group.ts";

/** The reminder settings, grouped as on their page. */
export const reminderGroups: SettingGroup[] = [
  {
    heading: "Balance due",
    lead: "By e-mail where the guest gave an address, and in the list To send for WhatsApp. {name}, {reference}, {what}, {when}, {due} and {day} are filled in.",
    fields: [
      {
        name: "balanceDays",
        label: "Days before it is due",
        hint: "Empty switches it off",
        isOptional: true,
      },
      { name: "balanceText", label: "What it says", kind: "prose" },
    ],
  },
  {
    heading: "Before arrival",
    lead: "{address} is where the house lies.",
    fields: [
      { name: "arrivalDays", label: "Days before arrival", hint: "Empty switches it off", isOptional: true },
      { name: "arrivalText", label: "What it says", kind: "prose" },
    ],
  },
  {
    heading: "After the stay",
    lead: "{link} leads to the review form, and only this guest has it.",
    fields: [
      { name: "reviewDays", label: "Days after departure", hint: "Empty switches it off", isOptional: true },
      { name: "reviewText", label: "What it says", kind: "prose" },
    ],
  },
  {
    heading: "Quiet hours",
    lead: "Nothing is sent between these times in Kashmir.",
    fields: [
      { name: "quietFrom", label: "From", kind: "time" },
      { name: "quietUntil", label: "Until", kind: "time" },
    ],
  },
];
