import { type RawBuilder, sql } from "kysely";
import { notificationStatuses } from "#contract/outbox.ts";
import { backOff, mostAttempts } from "../../outbox/back-off.ts";
import type { Check } from "../check.ts";
import { findingsOf } from "./findings-of.queries.ts";

const hour = 3_600_000;
const week = 7 * 24 * hour;

/** Emails stuck in a state, and replies to forms that were not stored completely. */
export const emailsAndForms: Check = {
  name: "emails and forms sent twice",
  async run({ db, now }) {
    const at = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
    const statuses = sql.join(notificationStatuses.map((status) => sql.lit(status)));
    const emails = (where: RawBuilder<unknown>) => sql`select id as subject from outbox where ${where}`;
    const forms = (where: RawBuilder<unknown>) =>
      sql`select form_hash as subject from sent_forms where ${where}`;
    return findingsOf(db, [
      ["Emails with an unknown status", emails(sql`status not in (${statuses})`)],
      ["Emails sent, but nobody knows when", emails(sql`status = 'Sent' and sent_at is null`)],
      [
        "Emails that were sent and are to be sent again",
        emails(sql`status <> 'Sent' and sent_at is not null`),
      ],
      [
        "Emails that wait although they were tried often enough",
        emails(sql`status = 'Waiting' and attempts > ${mostAttempts}`),
      ],
      [
        "Emails that wait longer than they should: was the clock wrong?",
        emails(sql`status = 'Waiting' and next_attempt_at > ${at(backOff(mostAttempts) + hour)}`),
      ],
      [
        "Sent emails that still hold the key of a guest's link",
        emails(sql`status = 'Sent' and ${hasGuestKey}`),
      ],
      ["Forms without their reply", forms(sql`reply in ('', 'null')`)],
      [
        "Replies to forms that should have been forgotten after a week: does the hourly cleanup run?",
        forms(sql`created_at < ${at(-week - 24 * hour)}`),
      ],
    ]);
  },
};

/** A key has 22 characters; a sent email has `…` in its place. */
const hasGuestKey = sql`body like '%/booking-status/______________________%' and body not like '%/booking-status/…%'`;
