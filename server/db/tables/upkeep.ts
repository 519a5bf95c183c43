import type { Generated } from "kysely";
import type { ChangeAction } from "#contract/core/change-actions.ts";
import type { NotificationKind, NotificationStatus } from "#contract/outbox.ts";

/** What the site keeps beside the company's records. */
export type UpkeepTables = {
  /** Messages to send, written together with what they are about. `next_attempt_at` is also how one is claimed. */
  outbox: {
    id: Generated<number>;
    created_at: string;
    kind: NotificationKind;
    reference: string;
    audience: "guest" | "staff";
    recipient: string;
    reply_to: string | null;
    subject: string;
    body: string;
    status: NotificationStatus;
    attempts: number;
    next_attempt_at: string;
    last_error: string;
    sent_at: string | null;
  };
  sent_forms: { form_hash: string; reply: string; created_at: string };
  settings: { name: string; value: string };
  /** What a key has taken of its allowance; from `ends_at` on it starts afresh. Keys are hashes. */
  limits: { key: string; ends_at: string; taken: number; most: number };
  /** Who changed what. `kind` is a feature of the table of calls, `fields` a JSON list of { name, before, after }. */
  changes: {
    id: Generated<number>;
    at: string;
    staff_name: string;
    action: ChangeAction;
    kind: string;
    record_id: number;
    title: string;
    fields: string;
  };
  /** What the owner saved, a JSON object of texts for each section. */
  company_sections: { name: string; value: string; version: number; changed_at: string };
  /** The counter cache, which triggers keep; `word` is the counted column's value (`counter-cache.ts`). */
  tallies: { name: string; is_deleted: number; word: string; total: number };
};
