import type { Notification } from "#contract/outbox.ts";
import type { OutboxRow } from "./outbox.queries.ts";

export function presentNotification(row: OutboxRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    reference: row.reference,
    audience: row.audience === "guest" ? "guest" : "staff",
    recipient: row.recipient,
    subject: row.subject,
    text: row.body,
    status: row.status,
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at,
    nextAttemptAt: row.status === "Waiting" ? row.next_attempt_at : null,
    sentAt: row.sent_at,
  };
}
