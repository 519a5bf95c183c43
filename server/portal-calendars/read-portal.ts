import { portalCalendarMessages } from "#contract/portal-calendars.ts";
import { findRecord } from "../db/records.ts";
import { AppError, notFound } from "../errors.ts";
import type { Services } from "../services.ts";
import { FeedFault } from "./feed/feed-fault.ts";
import { fetchFeed } from "./feed/fetch-feed.ts";
import { type Feed, parseFeed } from "./feed/parse-feed.ts";
import { holdFeed } from "./hold-feed.ts";
import { noteFailure } from "./note-look.ts";

/**
 * Reads a portal's calendar and holds rooms for its entries. A calendar that cannot be read is noted, and nothing that
 * it holds is let go.
 *
 * @throws not_found | conflict it has no link
 */
export async function readPortal(services: Services, id: number): Promise<void> {
  const { db, clock, portalAddress } = services;
  const calendar = await findRecord(db.executor, "portal_calendars", id);
  if (!calendar) throw notFound("calendar");
  const { import_url: url } = calendar;
  if (url === "") throw new AppError("conflict", { message: portalCalendarMessages.notAsked });
  const reading = { id, url, at: clock.now() };
  let feed: Feed;
  try {
    feed = parseFeed(await fetchFeed(url, portalAddress));
    await holdFeed(services, reading, feed);
  } catch (error) {
    if (!(error instanceof FeedFault)) throw error;
    await noteFailure(services, reading, error.message);
  }
}
