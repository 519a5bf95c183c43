import type { Services } from "../../services.ts";
import { isDeviceOf } from "./devices.queries.ts";
import { tokenHash } from "./tokens.ts";

/** The hash of a browser from which the account has signed in before; undefined for any other. */
export async function findKnownDevice(
  services: Services,
  username: string,
  deviceToken: string | undefined,
): Promise<string | undefined> {
  if (!deviceToken) return undefined;
  const hash = tokenHash(deviceToken);
  return (await isDeviceOf(services.db.executor, hash, username)) ? hash : undefined;
}
