import { addDays, type CalendarDate } from "#contract/rules/stay.ts";
import type { LinkBasis } from "./link-days.ts";

/** A package's last day. */
export function packageBooked(row: {
  start_date: CalendarDate | null;
  package_days: number;
  created_at: string;
}): LinkBasis {
  const { start_date, package_days, created_at } = row;
  return start_date === null ? { askedAt: created_at } : { endsOn: addDays(start_date, package_days) };
}

/** The last day of a cab, which can be hired for several. */
export function cabBooked(row: { journey_date: CalendarDate; days: number | null }): LinkBasis {
  return { endsOn: addDays(row.journey_date, (row.days ?? 1) - 1) };
}
