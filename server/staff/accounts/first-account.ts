import { randomBytes, randomInt } from "node:crypto";
import { lockName } from "../../db/locks.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Services } from "../../services.ts";
import { firstPasswordFile, keepFirstPassword } from "./first-password.ts";
import { hashPassword } from "../passwords/passwords.ts";
import { countStaff, insertStaff } from "./staff.queries.ts";

/** A random password, to be changed at the first sign-in. */
export function generatePassword(): string {
  return randomBytes(12).toString("base64url");
}

/** A random name, because default names such as `admin` are tried by attackers. */
function generateName(): string {
  return `owner-${randomInt(36 ** 4, 36 ** 5).toString(36)}`;
}

/**
 * Makes the owner's account when there is no staff yet: the given one, or one with a random name and password, which
 * are written to a file. Returns username and file; null when none was written. Safe when two processes start at once.
 */
export async function createFirstAccount(
  services: Pick<Services, "db" | "clock" | "dataDir">,
  configured: { username: string; password: string } | undefined,
): Promise<{ username: string; file: string } | null> {
  if ((await countStaff(services.db.executor)) > 0) return null;
  const account = configured ?? { username: generateName(), password: generatePassword() };
  const { username } = account;
  const password_hash = await hashPassword(account.password, { account: 0 });
  const created_at = services.clock.now().toISOString();
  const password_state = configured ? "own" : "generated";
  const dataDir = services.dataDir ?? ".";
  return inTransaction(services.db, async (transaction) => {
    await lockName(transaction, "first account", 0);
    const row = { username, password_hash, password_state, role: "owner", created_at } as const;
    const isMade = (await countStaff(transaction)) === 0 && (await insertStaff(transaction, row));
    if (!isMade || configured) return null;
    keepFirstPassword(dataDir, account);
    return { username, file: firstPasswordFile(dataDir) };
  });
}
