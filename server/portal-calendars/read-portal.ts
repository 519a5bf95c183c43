import { portalCalendarMessages } from "#contract/portal-calendars.ts";
import { findRecord } from "../db/records.ts";
import { AppError, notFound } from "../errors.ts";
import type { Services } from "../services.ts";
import { FeedFault } from "./feed/feed-fault.ts";
import { fetchFeed } from "./feed/fetch-feed.ts";
import { parseFeed } from "./feed/parse-feed.ts";
import { holdFeed } from "./hold-feed.ts";
import { noteFailure } from "./note-look.ts";
import { isForSale } from "./portal-calendars.queries.ts";

/**
 * Reads a portal's calendar and holds rooms for its entries. A calendar that cannot be read is noted, and nothing that
 * it holds is let go. `stop` ends it early, without a note; without one it is read for staff.
 *
 * @throws not_found | conflict it has no link, or its rooms were deleted
 */
export async function readPortal(services: Services, id: number, stop?: AbortSignal): Promise<void> {
  const { db, clock, log, portalAddress } = services;
  const calendar = await findRecord(db.executor, "portal_calendars", id);
  if (!calendar) throw notFound("calendar");
  const { import_url: url } = calendar;
  if (url === "") throw new AppError("conflict", { message: portalCalendarMessages.notAsked });
  if (!(await isForSale(db.executor, id)))
    throw new AppError("conflict", { message: portalCalendarMessages.notForSale });
  const reading = { id, url, at: clock.now(), isByHand: stop === undefined };
  try {
    await holdFeed(services, reading, parseFeed(await fetchFeed(url, { instead: portalAddress, stop })));
  } catch (error) {
    if (stop?.aborted) return;
    const isKnown = error instanceof FeedFault;
    if (!isKnown) log.error({ err: error, calendar: id }, "a portal's calendar could not be taken over");
    await noteFailure(services, reading, isKnown ? error.message : portalCalendarMessages.notTaken);
  }
}
