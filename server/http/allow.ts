import { confirmHeader } from "#contract/auth.ts";
import type { Endpoint } from "#contract/core/endpoint.ts";
import type { Visitor } from "../call.ts";
import { AppError } from "../errors.ts";
import { isConfirmed } from "../staff/confirmation-policy.ts";

const askToConfirm = { [confirmHeader.name]: confirmHeader.value };

/** The calls allowed while the password is a generated one: reading the session and ending it, and choosing a password. */
const beforeOwnPassword = new Set(["auth/session", "auth/logout", "Staff/OwnPassword"]);

type Asked = Pick<Endpoint, "access" | "path" | "confirmed">;

/**
 * Throws unless the visitor may make the call: 401 without a session; 403 when the call is the owner's alone, when the
 * password is a generated one, or when the call needs a password typed within the last ten minutes.
 */
export function allow(endpoint: Asked, { staff }: Visitor, now: Date): void {
  if (endpoint.access === "anyone") return;
  if (!staff) throw new AppError("not_signed_in");
  if (endpoint.access === "owner" && staff.role !== "owner") throw new AppError("not_allowed");
  if (staff.passwordState === "generated" && !beforeOwnPassword.has(endpoint.path))
    throw new AppError("password_to_change");
  if (endpoint.confirmed && !isConfirmed(staff, now))
    throw new AppError("confirm_first", { headers: askToConfirm });
}

/** Throws unless the visitor may see what the query asks for: deleted records are listed for staff alone. */
export function allowDeleted(query: unknown, { staff }: Visitor): void {
  const asks =
    typeof query === "object" && query !== null && "isDeleted" in query && query.isDeleted === true;
  if (asks && !staff) throw new AppError("not_signed_in");
}

/** The visitor as a call that anybody may make sees them: with a generated password one is a guest like others. */
export function withRights({ access, path }: Asked, visitor: Visitor): Visitor {
  const isGuest = access === "anyone" && visitor.staff?.passwordState === "generated";
  return isGuest && !beforeOwnPassword.has(path) ? { ...visitor, staff: null } : visitor;
}
