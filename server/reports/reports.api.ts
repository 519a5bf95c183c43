import { longestReport, type reportEndpoints } from "#contract/reports.ts";
import { monthOf } from "#contract/rules/month.ts";
import { nightsBetween, todayInKashmir } from "#contract/rules/stay.ts";
import type { Handlers } from "../call.ts";
import { fieldError } from "../errors.ts";
import type { Services } from "../services.ts";
import { readOccupancy } from "./read-occupancy.ts";
import { readOwing } from "./read-owing.ts";
import { readTakings, readTax } from "./read-takings.ts";

export const reportHandlers: Handlers<typeof reportEndpoints> = {
  async takings({ services, query }) {
    return { data: await readTakings(services, daysOf(services, query)) };
  },

  async owing({ services, query }) {
    return { data: await readOwing(services, query) };
  },

  async occupancy({ services, query }) {
    const month = query.month ?? monthOf(todayInKashmir(services.clock.now()));
    return { data: await readOccupancy(services, { ...query, month }) };
  },

  async tax({ services, query }) {
    return { data: await readTax(services, daysOf(services, query)) };
  },
};

/** The days of a report, by default this month until today. Throws invalid(from) for too many. */
function daysOf({ clock }: Services, { from, to }: { from?: string; to?: string }) {
  const last = to ?? todayInKashmir(clock.now());
  const first = from ?? `${monthOf(last)}-01`;
  if (nightsBetween(first, last) >= longestReport)
    throw fieldError("from", `At most ${longestReport} days, please`);
  return { from: first, to: last };
}
