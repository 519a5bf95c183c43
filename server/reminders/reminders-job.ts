import type { ScheduledJob } from "../scheduled/scheduled-job.ts";
import { sendReminders } from "./send-reminders.ts";

const tenMinutes = 600_000;

/** What guests are told by the clock; the quiet hours and the days are the owner's. */
export const reminders: ScheduledJob = {
  name: "reminders",
  isDue: (lastStart, now) => !lastStart || Math.abs(now.getTime() - lastStart.getTime()) >= tenMinutes,
  run: sendReminders,
};
