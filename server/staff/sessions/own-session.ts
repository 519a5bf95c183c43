import type { SignedInStaff, Visitor } from "../../call.ts";
import { AppError } from "../../errors.ts";

/** The staff member who makes the call, with the session's token. Throws `not_signed_in`. */
export function ownSession({ staff, sessionToken }: Visitor): SignedInStaff & { sessionToken: string } {
  if (!staff || !sessionToken) throw new AppError("not_signed_in");
  return { ...staff, sessionToken };
}
