import type { Visitor } from "../../call.ts";
import { AppError } from "../../errors.ts";

/** Somebody signed in who changes how they sign in, from the browser they sit at. */
export type OwnAccount = {
  id: number;
  username: string;
  role: string;
  sessionToken: string;
  visitor: Visitor;
};

/** Throws `not_signed_in` for a visitor. */
export function ownAccount(visitor: Visitor): OwnAccount {
  const { staff, sessionToken } = visitor;
  if (!staff || !sessionToken) throw new AppError("not_signed_in");
  return { ...staff, sessionToken, visitor };
}
