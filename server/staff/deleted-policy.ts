import type { Visitor } from "../call.ts";
import { AppError } from "../errors.ts";

/** Deleted records are shown to staff alone. */
export function onlyStaffSeeDeleted(visitor: Visitor, query: { isDeleted: boolean }): void {
  if (query.isDeleted && !visitor.staff) throw new AppError("not_signed_in");
}
