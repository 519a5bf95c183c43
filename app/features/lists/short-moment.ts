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
