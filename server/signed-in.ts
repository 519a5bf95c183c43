import type { SignedInStaff, Visitor } from "./call.ts";
import { AppError } from "./errors.ts";

/** The staff member who makes the call. Throws `not_signed_in`. */
export function signedIn({ staff }: Visitor): SignedInStaff {
  if (!staff) throw new AppError("not_signed_in");
  return staff;
}
