import type { ScheduledJob } from "../scheduled/scheduled-job.ts";
import { sendReminders } from "./send-reminders.ts";

const tenMinutes = 600_000;

/** Scheduled messages to guests; the owner chooses the quiet hours and the days. */
export const reminders: ScheduledJob = {
  name: "reminders",
  isDue: (lastStart, now) => !lastStart || Math.abs(now.getTime() - lastStart.getTime()) >= tenMinutes,
  run: sendReminders,
};
