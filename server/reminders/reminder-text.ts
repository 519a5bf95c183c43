import type { ReminderKind } from "#contract/reminders.ts";
import type { ReminderSettings } from "#contract/reminder-settings.ts";
import { longDate, stayInWords } from "#contract/rules/dates.ts";
import { formatRupees, toRupees } from "#contract/rules/money.ts";
import type { OpenReminder } from "./reminders.queries.ts";

const templates: Record<ReminderKind, keyof ReminderSettings> = {
  balance: "balanceText",
  arrival: "arrivalText",
  review: "reviewText",
};

const subjects: Record<ReminderKind, string> = {
  balance: "Your stay: what is still to be paid",
  arrival: "Before you arrive",
  review: "How was your stay?",
};

export function subjectOf({ kind, reference }: OpenReminder): string {
  return `${subjects[kind]} (${reference})`;
}

/** Whether the text of a kind would be complete: without the site's own address there is no link. */
export function isTextComplete(
  kind: ReminderKind,
  settings: ReminderSettings,
  publicUrl: string | undefined,
): boolean {
  return publicUrl !== undefined || !settings[templates[kind]].includes("{link}");
}

/** The text for a guest, by the owner's template; an unknown word in braces stays as it is. */
export function textFor(
  reminder: OpenReminder,
  settings: ReminderSettings,
  publicUrl: string | undefined,
): string {
  const { kind, arrival, departure, total_paise, paid_paise, review_key } = reminder;
  const values = new Map([
    ["name", reminder.customer_name],
    ["reference", reminder.reference],
    ["what", reminder.hotel],
    ["when", stayInWords(arrival, departure)],
    ["due", formatRupees(toRupees(Math.max(0, (total_paise ?? 0) - paid_paise)))],
    ["day", longDate(reminder.for_date)],
    ["address", `${reminder.hotel}, ${reminder.address}`],
    ["link", publicUrl ? `${publicUrl}/review?stay=${review_key ?? ""}` : ""],
  ]);
  return settings[templates[kind]].replace(/\{(\w+)\}/g, (match, word: string) => values.get(word) ?? match);
}
