import { confirmHeader } from "#contract/auth.ts";
import type { Endpoint } from "#contract/core/endpoint.ts";
import type { Visitor } from "../call.ts";
import { AppError } from "../errors.ts";
import { isConfirmed } from "../staff/passwords/confirmation-policy.ts";

const askToConfirm = { [confirmHeader.name]: confirmHeader.value };

/** What somebody may do whose password the server has made: read who they are, and choose their own. */
const beforeOwnPassword = new Set(["auth/session", "Staff/OwnPassword"]);

/**
 * Throws unless the visitor may make the call: 401 without a session, 403 for staff who are not the owner, with a
 * generated password, or for a call that wants a password typed within the last ten minutes.
 */
export function allow(endpoint: Endpoint, { staff }: Visitor, now: Date): void {
  if (endpoint.access === "anyone") return;
  if (!staff) throw new AppError("not_signed_in");
  if (endpoint.access === "owner" && staff.role !== "owner") throw new AppError("not_allowed");
  if (staff.passwordState === "generated" && !beforeOwnPassword.has(endpoint.path))
    throw new AppError("password_to_change");
  if (endpoint.confirmed && !isConfirmed(staff, now))
    throw new AppError("confirm_first", { headers: askToConfirm });
}
