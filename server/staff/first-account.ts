import { randomBytes } from "node:crypto";
import type { Services } from "../services.ts";
import { hashPassword } from "./passwords.ts";
import { countStaff, insertStaff } from "./staff.queries.ts";

/**
 * Makes the owner's account when there is no staff yet: the given one, else `admin` with a random password,
 * which is answered so that it can be shown once. Null when somebody can sign in already.
 */
export async function createFirstAccount(
  services: Services,
  given: { username: string; password: string } | undefined,
): Promise<{ username: string; password: string } | null> {
  const db = services.db.executor;
  if ((await countStaff(db)) > 0) return null;
  const account = given ?? { username: "admin", password: randomBytes(12).toString("base64url") };
  const password_hash = await hashPassword(account.password);
  const created_at = services.clock.now().toISOString();
  await insertStaff(db, { username: account.username, password_hash, role: "owner", created_at });
  return given ? null : account;
}
