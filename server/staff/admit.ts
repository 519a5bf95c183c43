import type { StaffMember } from "#contract/auth.ts";
import type { Services } from "../services.ts";
import { beginSession } from "./sessions.ts";
import { insertDevice, readDevice } from "./staff.queries.ts";
import { newToken, tokenHash } from "./tokens.ts";

type Sender = { address: string; userAgent: string; deviceToken?: string };

/** Begins the session of somebody who has shown who they are; the browser is known to the account from then on. */
export async function admit(
  services: Services,
  staff: { id: number; username: string; role: string },
  from: Sender,
) {
  const token = await beginSession(services, staff.id, from);
  const isKnown = await isKnownDevice(services, staff.id, from.deviceToken);
  const deviceToken = isKnown ? from.deviceToken : await rememberDevice(services, staff.id);
  return {
    token,
    deviceToken,
    member: { username: staff.username, role: staff.role as StaffMember["role"] },
  };
}

/** Whether the account has signed in from this browser before. */
export async function isKnownDevice(
  services: Services,
  staffId: number,
  deviceToken: string | undefined,
): Promise<boolean> {
  if (!deviceToken) return false;
  return Boolean(await readDevice(services.db.executor, tokenHash(deviceToken), staffId));
}

async function rememberDevice(services: Services, staffId: number): Promise<string> {
  const token = newToken();
  const created = services.clock.now().toISOString();
  await insertDevice(services.db.executor, {
    token_hash: tokenHash(token),
    staff_id: staffId,
    created_at: created,
  });
  return token;
}
