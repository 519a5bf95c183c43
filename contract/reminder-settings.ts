import { z } from "zod";
import { prose, shortText } from "./core/fields.ts";

const days = (max: number) =>
  z.preprocess(
    (value) => value ?? "",
    shortText(2, `A whole number up to ${max}, or nothing to switch this off`).refine(
      (value) => value === "" || (/^\d{1,2}$/.test(value) && Number(value) <= max),
      `A whole number up to ${max}, or nothing to switch this off`,
    ),
  );
const time = z.string("Enter a time, as 09:00").regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Enter a time, as 09:00");
const text = prose("Write what the message says").max(1000, "At most 1,000 characters, please");

/** Scheduled messages to guests: days before or after an event, empty switches one off; none in the quiet hours. */
export const remindersForm = z.object({
  balanceDays: days(30),
  balanceText: text,
  arrivalDays: days(30),
  arrivalText: text,
  reviewDays: days(30),
  reviewText: text,
  quietFrom: time,
  quietUntil: time,
});

export type ReminderSettings = z.output<typeof remindersForm>;

/** The defaults; words in braces are filled in from the stay. */
export const reminderDefaults: ReminderSettings = {
  balanceDays: "3",
  balanceText:
    "This is a reminder about your stay at {what}, {when} (reference {reference}): {due} is to be paid by {day}. If you have paid meanwhile, please ignore this.",
  arrivalDays: "2",
  arrivalText:
    "We look forward to seeing you at {what}, {when} (reference {reference}). You find the house here: {address}. Tell us when you land or arrive, and a driver can meet you. It can be colder and wetter here than at home at any time of the year: please pack for it.",
  reviewDays: "1",
  reviewText:
    "Thank you for staying at {what}. Would you tell others how it was? Only guests who stayed have this link: {link}",
  quietFrom: "20:00",
  quietUntil: "09:00",
};
