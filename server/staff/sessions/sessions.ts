import type { SignedInStaff } from "../../call.ts";
import type { Services } from "../../services.ts";
import { deleteSession, insertSession, readSession } from "../accounts/staff.queries.ts";
import { storeAside } from "../../store-aside.ts";
import { noteUse } from "./note-use.ts";
import { newToken, tokenHash } from "./tokens.ts";

/** In seconds: a session ends after a week without use, and after thirty days in any case. */
export const longestUnused = 7 * 24 * 3600;
export const longestSession = 30 * 24 * 3600;
const touchEvery = 60_000;

/** Begins a session and returns its token, of which only the hash is stored. */
export async function beginSession(
  services: Services,
  staffId: number,
  from: { address: string; userAgent: string },
): Promise<string> {
  const token = newToken();
  const hash = tokenHash(token);
  const now = services.clock.now().toISOString();
  await insertSession(services.db.executor, {
    token_hash: hash,
    staff_id: staffId,
    created_at: now,
    last_used_at: now,
    confirmed_at: now,
    device: from.userAgent,
    address: from.address,
  });
  services.knownSessions.note(hash, true);
  return token;
}

/**
 * The staff member of a session; null when there is no such session, it was not used for 7 days, was begun 30 days ago,
 * or the account is disabled.
 */
export async function findSession(
  services: Services,
  token: string,
  address: string,
): Promise<SignedInStaff | null> {
  const hash = tokenHash(token);
  const session = await readSession(services.db.executor, hash);
  services.knownSessions.note(hash, session !== undefined);
  if (!session) return null;
  const now = services.clock.now();
  const unusedFor = now.getTime() - Date.parse(session.last_used_at);
  const age = now.getTime() - Date.parse(session.created_at);
  if (unusedFor > longestUnused * 1000 || age > longestSession * 1000) {
    await storeAside(services, deleteSession(services.db.executor, hash));
    return null;
  }
  if (unusedFor > touchEvery) await noteUse(services, hash, { now: now.toISOString(), address });
  return {
    id: session.id,
    username: session.username,
    role: session.role,
    passwordState: session.password_state,
    confirmedAt: session.confirmed_at,
  };
}

/** Deletes the session on the server. */
export async function endSession(services: Services, token: string): Promise<void> {
  await deleteSession(services.db.executor, tokenHash(token));
}
