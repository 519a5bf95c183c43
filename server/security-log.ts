import { createHash } from "node:crypto";
import type { Visitor } from "./call.ts";
import type { Services } from "./services.ts";

/** The events of the security log; each is one line of JSON. */
export type SecurityEvent =
  | "signed_in"
  | "sign_in_failed"
  | "signed_out"
  | "session_ended"
  | "locked_out"
  | "password_confirmed"
  | "password_changed"
  | "account_added"
  | "rights_changed"
  | "second_factor_added"
  | "second_factor_removed"
  | "recovery_code_used"
  | "payment_details_changed"
  | "exported"
  | "erased"
  | "not_signed_in"
  | "not_allowed"
  | "foreign_origin"
  | "limited"
  | "invalid_input"
  | "too_large";

const alarming = new Set<SecurityEvent>([
  "sign_in_failed",
  "locked_out",
  "not_allowed",
  "foreign_origin",
  "limited",
]);

type Source = Pick<Visitor, "address" | "requestId"> & { staff?: { id: number } | null };

/**
 * Writes one event to the security log: what, when, which request, which member of staff by id, from which network
 * address. `details` must hold no personal data and no secret: pass names through `fingerprint`.
 */
export function securityEvent(
  services: Pick<Services, "log">,
  from: Source,
  event: SecurityEvent,
  details: Record<string, string | number | boolean | undefined> = {},
): void {
  const { requestId, address, staff } = from;
  const line = { event, requestId, staffId: staff?.id, address, ...details };
  services.log[alarming.has(event) ? "warn" : "info"](line, "security");
}

/** A hash by which equal names can be recognised in the log without naming anybody. */
export function fingerprint(name: string): string {
  return createHash("sha256").update(name.trim().toLowerCase()).digest("base64url").slice(0, 12);
}
