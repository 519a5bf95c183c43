import type { Visitor } from "../../call.ts";
import { signedIn } from "../sessions/signed-in.ts";

/** Somebody signed in who changes how they sign in, from the browser they sit at. */
export type OwnAccount = ReturnType<typeof signedIn> & { visitor: Visitor };

/** Throws `not_signed_in` for a visitor. */
export function ownAccount(visitor: Visitor): OwnAccount {
  return { ...signedIn(visitor), visitor };
}
