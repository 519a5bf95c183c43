import type { Endpoint } from "#contract/endpoint.ts";
import type { Visitor } from "../call.ts";
import { AppError } from "../errors.ts";

/** Throws unless the visitor may make the call: 401 without a session, 403 for staff who are not the owner. */
export function allow(row: Endpoint, visitor: Visitor): void {
  if (row.who === "anyone") return;
  if (!visitor.staff) throw new AppError("not_signed_in");
  if (row.who === "owner" && visitor.staff.role !== "owner") throw new AppError("not_allowed");
}
