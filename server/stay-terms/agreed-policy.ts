import { z } from "zod";
import { shownTerms } from "#contract/policy.ts";
import { toPaise } from "#contract/rules/money.ts";
import { type AgreedPolicy, advanceOf, dueDates, firstPolicy, openPolicy } from "#contract/rules/terms.ts";
import { type CalendarDate, todayInKashmir } from "#contract/rules/stay.ts";
import type { BookingStatus } from "#contract/rules/status.ts";
import { holdsRooms } from "#contract/rules/status-changes.ts";
import type { Transaction } from "../db/open.ts";
import type { Services } from "../services.ts";
import { readSettings } from "../settings/read-settings.ts";

const stored = z.object({ ...shownTerms, agreedOn: z.string() });

export type PolicyRow = { policy: string | null; status: BookingStatus; created_at: string };

/**
 * The terms that a stay was accepted under; null while it never was. A stay accepted before terms were stored has those
 * that the site printed then.
 */
export function agreedPolicy({ policy, status, created_at }: PolicyRow): AgreedPolicy | null {
  if (policy !== null) return stored.parse(JSON.parse(policy));
  return holdsRooms(status) ? { ...firstPolicy, agreedOn: todayInKashmir(new Date(created_at)) } : null;
}

type Accepted = { hotelId: number; arrival: CalendarDate; status: BookingStatus };

/**
 * The columns of a stay's agreed terms, and of what is due when; empty for a stay that is not accepted. Terms agreed
 * before are never replaced. `total` is in paise.
 */
export async function agreedColumns(
  services: Services,
  transaction: Transaction,
  { hotelId, arrival, status }: Accepted,
  total: number | null,
  before?: PolicyRow,
) {
  if (!holdsRooms(status)) return {};
  const agreed = (before && agreedPolicy(before)) ?? (await policyToday(services, transaction, hotelId));
  const { advanceDueOn, balanceDueOn } = dueDates(agreed, arrival);
  return {
    policy: JSON.stringify(agreed),
    advance_paise: total === null ? null : advanceOf(agreed, total),
    advance_due_on: advanceDueOn,
    balance_due_on: balanceDueOn,
  };
}

/** The terms of a stay that costs nothing of its own: nothing is to be paid for it, nor for its end. */
export function termsWithoutMoney(now: Date): PolicyRow {
  const policy = { ...openPolicy, agreedOn: todayInKashmir(now) };
  return { policy: JSON.stringify(policy), status: "Accepted", created_at: now.toISOString() };
}

/** The current terms of a house; none while the company has not chosen any. */
async function policyToday(
  services: Services,
  transaction: Transaction,
  hotelId: number,
): Promise<AgreedPolicy> {
  const { policy, isPolicyOpen } = await readSettings(services, transaction);
  const agreedOn = todayInKashmir(services.clock.now());
  if (isPolicyOpen) return { ...openPolicy, agreedOn };
  const houseTerms = policy.houses.find((house) => house.hotelId === hotelId) ?? policy;
  const { advancePercent, leastAdvance, advanceDueDays, balanceDueDays, ladder } = houseTerms;
  const terms = {
    advancePercent,
    leastAdvance: toPaise(leastAdvance),
    advanceDueDays,
    balanceDueDays,
    ladder,
  };
  return { ...terms, agreedOn };
}
