import { todayInKashmir } from "#contract/rules/stay.ts";
import { mostReminders, type reminderEndpoints, reminderMessages } from "#contract/reminders.ts";
import type { Handlers } from "../call.ts";
import { AppError } from "../errors.ts";
import { signedIn } from "../signed-in.ts";
import { readSettings } from "../settings/read-settings.ts";
import { isTextComplete, textFor } from "./reminder-text.ts";
import { openReminders, tickOff } from "./reminders.queries.ts";

/** Reminders older than this are no longer listed for staff. */
const shownFor = 3 * 86_400_000;

export const reminderHandlers: Handlers<typeof reminderEndpoints> = {
  async list({ services }) {
    const { reminders } = await readSettings(services);
    const now = services.clock.now();
    const since = new Date(now.getTime() - shownFor).toISOString();
    const filter = { today: todayInKashmir(now), since, limit: mostReminders };
    const open = await openReminders(services.db.executor, filter);
    const shown = open.filter(({ kind }) => isTextComplete(kind, reminders, services.publicUrl));
    const data = shown.map((reminder) => ({
      id: reminder.id,
      kind: reminder.kind,
      bookingId: reminder.booking_id,
      reference: reminder.reference,
      customerName: reminder.customer_name,
      phoneNo: reminder.phone,
      hotel: reminder.hotel,
      text: `Dear ${reminder.customer_name}, ${textFor(reminder, reminders, services.publicUrl)}`,
      isEmailed: reminder.email !== "",
    }));
    return { data };
  },

  async sent({ services, visitor, id, query: { isSent } }) {
    const tick = { at: services.clock.now().toISOString(), by: signedIn(visitor).username };
    if (!(await tickOff(services.db.executor, id, isSent ? tick : null)))
      throw new AppError("not_found", { message: reminderMessages.unknown });
    return { data: { id }, message: isSent ? reminderMessages.sent : reminderMessages.open };
  },
};
