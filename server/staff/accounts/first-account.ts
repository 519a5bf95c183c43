import { randomBytes, randomInt } from "node:crypto";
import { lockName } from "../../db/locks.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { firstPasswordFile, keepFirstPassword } from "./first-password.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { countStaff, insertStaff } from "./staff.queries.ts";

/** A password nobody has to remember: it is changed at the first sign-in. */
export function generatePassword(): string {
  return randomBytes(12).toString("base64url");
}

/** A name that is no default: whoever tries `admin` and `root` finds nobody. */
function generateName(): string {
  return `owner-${randomInt(36 ** 4, 36 ** 5).toString(36)}`;
}

/**
 * Makes the owner's account when there is no staff yet: the given one, else one with a random name and password, which are
 * left in a file. Returns where; null when nobody needs to read it. Of two processes that start at once one makes it.
 */
export async function createFirstAccount(
  services: Pick<Services, "db" | "clock" | "dataDir">,
  given: { username: string; password: string } | undefined,
): Promise<{ username: string; file: string } | null> {
  if ((await countStaff(services.db.executor)) > 0) return null;
  const account = given ?? { username: generateName(), password: generatePassword() };
  const { username } = account;
  const password_hash = await hashPassword(account.password);
  const created_at = services.clock.now().toISOString();
  const password_state = given ? "own" : "generated";
  const dataDir = services.dataDir ?? ".";
  return inTransaction(services.db, async (transaction) => {
    await lockName(services.db.engine, transaction, "first account", 0);
    const row = { username, password_hash, password_state, role: "owner", created_at } as const;
    const isMade = (await countStaff(transaction)) === 0 && (await insertStaff(transaction, row));
    if (!isMade || given) return null;
    keepFirstPassword(dataDir, account);
    return { username, file: firstPasswordFile(dataDir) };
  });
}
