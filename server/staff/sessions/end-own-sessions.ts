import { AppError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { endSessionsOf, listSessionsOf } from "../accounts/accounts.queries.ts";
import { sessionKey } from "../accounts/present-account.ts";
import { deleteSession } from "../accounts/staff.queries.ts";
import { tokenHash } from "./tokens.ts";

/** Ends the session of that key, or without one all others of the same person. Throws when there is none. */
export async function endOwnSessions(
  services: Services,
  account: { id: number; sessionToken: string },
  key: string,
): Promise<void> {
  const db = services.db.executor;
  if (key === "") return endSessionsOf(db, account.id, tokenHash(account.sessionToken));
  const ownSessions = await listSessionsOf(db, account.id);
  const ended = ownSessions.find((session) => sessionKey(session.token_hash) === key);
  if (!ended) throw new AppError("not_found", { message: "This session has ended already" });
  await deleteSession(db, ended.token_hash);
}
