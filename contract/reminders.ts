import { z } from "zod";
import { writeEndpoint } from "./core/endpoint.ts";
import { readEndpoint } from "./core/read-endpoints.ts";
import { doesNotExist } from "./core/errors.ts";
import { flag } from "./core/fields.ts";
import { idData } from "./core/ids.ts";

export const reminderKinds = ["balance", "arrival", "review"] as const;
export type ReminderKind = (typeof reminderKinds)[number];

export const reminderMessages = {
  sent: "Ticked off",
  open: "It is to be sent again",
  unknown: doesNotExist("reminder"),
} as const;

/** The most that are to be sent on one page. */
export const mostReminders = 200;

export const reminderSchema = z.object({
  id: z.int(),
  kind: z.enum(reminderKinds),
  bookingId: z.int(),
  reference: z.string(),
  customerName: z.string(),
  phoneNo: z.string(),
  hotel: z.string(),
  /** Ready to be sent; the link of WhatsApp is made from it and the number. */
  text: z.string(),
  /** The guest gets the same by e-mail. */
  isEmailed: z.boolean(),
});

export type Reminder = z.output<typeof reminderSchema>;

export const reminderEndpoints = {
  list: readEndpoint("Reminder", "staff", {
    summary: "What is to be sent to guests by WhatsApp today, and was not ticked off",
    data: z.array(reminderSchema),
  }),
  sent: writeEndpoint("PUT", "Reminder/{id}", "staff", {
    summary: "Tick a message off as sent, or say that it is to be sent after all",
    query: z.object({ isSent: flag("isSent is true or false").default(true) }),
    data: idData,
    logs: false,
    because: "It changes no record: who ticked it off and when stands beside the reminder",
    fails: ["not_found"],
  }),
} as const;
