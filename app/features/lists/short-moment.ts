/** A moment as staff read it: `21 Nov, 14:05`, in Kashmir. */
export function shortMoment(iso: string): string {
  return moment.format(new Date(iso));
}

const moment = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Asia/Kolkata",
});

/** A moment in an exported file, where spreadsheets know it as a date and time: `2030-11-21 14:05:09`, in Kashmir. */
export function momentInFile(iso: string): string {
  return sortableMoment.format(new Date(iso));
}

const sortableMoment = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Asia/Kolkata",
});
