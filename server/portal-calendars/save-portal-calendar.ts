import {
  type PortalCalendarChangeForm,
  type PortalCalendarForm,
  portalCalendarMessages,
} from "#contract/portal-calendars.ts";
import { doesNotExist } from "#contract/core/errors.ts";
import { withIdempotency, type Submission } from "../db/idempotency.ts";
import { lockName } from "../db/locks.ts";
import type { Transaction } from "../db/open.ts";
import { changeRecord, insertRecord, restoreRecord } from "../db/records.ts";
import { inTransaction } from "../db/transaction.ts";
import { fieldError, orNotFound, refuseDeletedHotel } from "../errors.ts";
import { newGuestKey } from "../guest-key.ts";
import { findRoom } from "../rooms/rooms.queries.ts";
import type { Services } from "../services.ts";
import { takeOverHolds } from "./holds.queries.ts";
import { findCalendarEvenDeleted, isExportKey, noteLook, readerOf } from "./portal-calendars.queries.ts";

/**
 * Joins a room type's calendar with a portal's. The same form with the same idempotency key joins once.
 *
 * @throws invalid(roomId) | invalid(importUrl) another calendar reads it, or it is ours | conflict the hotel was deleted
 */
export function addPortalCalendar(services: Services, form: PortalCalendarForm, submission: Submission) {
  return withIdempotency(services, { ...submission, body: form }, async (transaction) => {
    const room = await findRoom(transaction, form.roomId);
    if (!room) throw fieldError("roomId", doesNotExist("room type"));
    refuseDeletedHotel(room);
    await refuseLink(transaction, form.importUrl);
    const created_at = services.clock.now().toISOString();
    const id = await insertRecord(transaction, "portal_calendars", {
      ...toColumns(form),
      room_id: form.roomId,
      export_key: newGuestKey(),
      created_at,
      deleted_at: null,
      next_try_at: created_at,
    });
    if (form.importUrl !== "")
      await takeOverHolds(transaction, { id, roomId: form.roomId, url: form.importUrl });
    return { id };
  });
}

/**
 * Changes how a calendar is joined; it is then read at the next look. What it held for another link is let go when
 * that is read.
 *
 * @throws not_found | changed_meanwhile | invalid(importUrl)
 */
export function changePortalCalendar(
  services: Services,
  id: number,
  form: PortalCalendarChangeForm,
): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    await refuseLink(transaction, form.importUrl, id);
    const now = services.clock.now().toISOString();
    const anew = { next_try_at: now, failures: 0, fault: "", emptied_at: null };
    const record = { id, version: form.version, noun: "calendar" };
    await changeRecord(transaction, "portal_calendars", record, { ...toColumns(form), ...anew });
  });
}

/** Gives the portal a new link. @throws not_found */
export function renewExportKey(services: Services, id: number): Promise<void> {
  const record = { id, noun: "calendar" };
  return changeRecord(services.db.executor, "portal_calendars", record, { export_key: newGuestKey() });
}

/** Joins a calendar again. @throws not_found | invalid(importUrl) another calendar reads its link by now */
export function restorePortalCalendar(services: Services, id: number): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    const stored = orNotFound(await findCalendarEvenDeleted(transaction, id), "calendar");
    await refuseLink(transaction, stored.import_url, id);
    await restoreRecord(transaction, "portal_calendars", id, "calendar");
    await noteLook(transaction, id, { emptied_at: null });
  });
}

/** A link that two calendars read would hold two rooms for each of its bookings; our own would hold what we told. */
async function refuseLink(transaction: Transaction, url: string, id = 0): Promise<void> {
  if (url === "") return;
  await lockName(transaction, "links of portals", 0);
  const [, key] = /\/calendar\/([\w-]+)(?:\.ics)?$/i.exec(new URL(url).pathname) ?? [];
  if (key && (await isExportKey(transaction, key)))
    throw fieldError("importUrl", portalCalendarMessages.ownUrl);
  const other = await readerOf(transaction, url, id);
  if (other)
    throw fieldError(
      "importUrl",
      `This link is read already, by ${other.name} for ${other.room_type} of ${other.hotel}`,
    );
}

function toColumns({ name, importUrl, closesToo, openFromFree }: Omit<PortalCalendarForm, "roomId">) {
  return { name, import_url: importUrl, closes_too: Number(closesToo), open_from_free: openFromFree };
}
