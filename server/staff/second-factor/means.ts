import type { Services } from "../../services.ts";
import { readApp } from "./app/app.queries.ts";
import { listPasskeys } from "./passkeys/passkeys.queries.ts";

/** The second factors that an account has. */
export async function readMeans(services: Services, staffId: number) {
  const db = services.db.executor;
  const [app, passkeys] = [await readApp(db, staffId), await listPasskeys(db, staffId)];
  return { hasApp: Boolean(app?.app_secret), hasPasskey: passkeys.length > 0 };
}
