import type { Services } from "../../services.ts";
import { forgetDevices, insertDevice, listDevices, touchDevice } from "./devices.queries.ts";
import { newToken, tokenHash } from "./tokens.ts";

const mostOfOnePerson = 20;

/**
 * Remembers the browser of a sign-in; `isNew` when the person has others and this is none of them. Beyond a limit the
 * least recently used browsers are deleted.
 */
export async function rememberDevice(
  services: Services,
  staffId: number,
  presented: string | undefined,
): Promise<{ token: string; isNew: boolean }> {
  const db = services.db.executor;
  const now = services.clock.now().toISOString();
  const devices = await listDevices(db, staffId);
  if (presented && devices.includes(tokenHash(presented))) {
    await touchDevice(db, tokenHash(presented), now);
    return { token: presented, isNew: false };
  }
  const token = newToken();
  const device = { token_hash: tokenHash(token), staff_id: staffId, created_at: now, last_used_at: now };
  await insertDevice(db, device);
  services.knownBrowsers.note(device.token_hash);
  await forgetDevices(db, devices.slice(mostOfOnePerson - 1));
  return { token, isNew: devices.length > 0 };
}
