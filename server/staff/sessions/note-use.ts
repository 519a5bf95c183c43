import type { Services } from "../../services.ts";
import { storeAside } from "../../store-aside.ts";
import { touchSession } from "../accounts/staff.queries.ts";

/** Stores when and from where a session was used last, once at a time. */
export async function noteUse(
  services: Services,
  hash: string,
  used: { now: string; address: string },
): Promise<void> {
  const { beingNoted } = services.knownSessions;
  if (beingNoted.has(hash)) return;
  beingNoted.add(hash);
  const noting = touchSession(services.db.executor, hash, used.now, used.address);
  await storeAside(
    services,
    noting.finally(() => beingNoted.delete(hash)),
  );
}
