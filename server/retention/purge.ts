import { setImmediate as turn } from "node:timers/promises";
import { requestKinds } from "#contract/record-kinds.ts";
import { deletedPictureDays, type Privacy } from "#contract/privacy.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { wipeDeletedContent } from "../db/leave-no-trace.ts";
import { blankEmails } from "../people/erase.queries.ts";
import { purgePictures } from "../pictures/removal/purge-pictures.ts";
import type { Services } from "../services.ts";
import { readUncachedSettings } from "../settings/read-settings.ts";
import { forgetRecords, type ForgetResult } from "./forget-records.ts";
import {
  cameToNothing,
  deleteOldChanges,
  oldEmails,
  endedJourneys,
  suspiciousBefore,
} from "./old-records.queries.ts";

const journeys = ["bookings", "packageBookings", "cabBookings"] as const;

export type PurgeResult = {
  requestsDeleted: number;
  recordsLeftNameless: number;
  emailsBlanked: number;
  changesDeleted: number;
  picturesDeleted: number;
};

/**
 * Deletes what is older than the owner's settings allow, in small transactions, and pictures that were deleted a month
 * ago. An empty period keeps everything. Returns how much was deleted.
 */
export async function purge(services: Services, stop?: AbortSignal): Promise<PurgeResult> {
  const { db, clock } = services;
  const { privacy } = await readUncachedSettings(services);
  const now = clock.now();
  const forgotten = await forgetAll(services, oldRequests(services, privacy), stop);
  const purged = {
    requestsDeleted: forgotten.deleted,
    recordsLeftNameless: forgotten.nameless,
    emailsBlanked: await repeat(stop, privacy.emailDays, async () => {
      const ids = await oldEmails(db.executor, daysAgo(now, privacy.emailDays));
      if (ids.length > 0) await blankEmails(db.executor, ids);
      return ids.length;
    }),
    changesDeleted: await repeat(stop, privacy.changeLogMonths, () =>
      deleteOldChanges(db.executor, monthsAgo(now, privacy.changeLogMonths)),
    ),
    picturesDeleted: await purgePictures(services, daysAgo(now, String(deletedPictureDays)), stop),
  };
  await wipeDeletedContent(db);
  return purged;
}

/** Requests that are older than the owner's periods, kind by kind, and what becomes of them. */
function* oldRequests({ db: { executor: db }, clock }: Services, privacy: Privacy) {
  const now = clock.now();
  const { suspiciousDays, requestMonths, stayYears } = privacy;
  for (const kind of requestKinds) {
    if (suspiciousDays)
      yield [kind, "delete", suspiciousBefore(db, kind, daysAgo(now, suspiciousDays))] as const;
    if (requestMonths) {
      const batches = cameToNothing(db, kind, monthsAgo(now, requestMonths), todayInKashmir(now));
      yield [kind, "delete", batches] as const;
    }
  }
  if (!stayYears) return;
  const day = todayInKashmir(new Date(monthsAgo(now, String(12 * Number(stayYears)))));
  for (const kind of journeys) yield [kind, "keep nameless", endedJourneys(db, kind, day)] as const;
}

async function forgetAll(
  services: Services,
  old: ReturnType<typeof oldRequests>,
  stop?: AbortSignal,
): Promise<ForgetResult> {
  const all: ForgetResult = { deleted: 0, nameless: 0 };
  for (const [kind, how, batches] of old) {
    const { deleted, nameless } = await forgetRecords(services, kind, how, batches, stop);
    all.deleted += deleted;
    all.nameless += nameless;
  }
  return all;
}

/** Repeats a batch until nothing is left; returns the sum. Does nothing without a period. */
async function repeat(stop: AbortSignal | undefined, period: string, batch: () => Promise<number>) {
  if (!period) return 0;
  let sum = 0;
  for (;;) {
    const done = stop?.aborted ? 0 : await batch();
    if (done === 0) return sum;
    sum += done;
    await turn();
  }
}

function daysAgo(now: Date, days: string): string {
  return new Date(now.getTime() - Number(days) * 24 * 3_600_000).toISOString();
}

function monthsAgo(now: Date, months: string): string {
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - Number(months));
  return moment.toISOString();
}
