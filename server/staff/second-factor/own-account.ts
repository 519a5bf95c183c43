import type { SignedInStaff, Visitor } from "../../call.ts";
import { signedIn } from "../../signed-in.ts";

/** The signed-in person who changes their own sign-in, and the request. */
export type OwnAccount = SignedInStaff & { visitor: Visitor };

/** Throws `not_signed_in` for a visitor. */
export function ownAccount(visitor: Visitor): OwnAccount {
  return { ...signedIn(visitor), visitor };
}
