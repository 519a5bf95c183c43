import { rmSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hasCode } from "../../db/database-errors.ts";
import type { Services } from "../../services.ts";

/** Where the password of the first account is kept until it is changed; only who runs the server can read it. */
export function firstPasswordFile(dataDir: string): string {
  return join(dataDir, "first-password.txt");
}

/** Writes the first account's password down; over what an earlier start may have left. */
export function keepFirstPassword(dataDir: string, account: { username: string; password: string }): void {
  const file = firstPasswordFile(dataDir);
  rmSync(file, { force: true });
  writeFileSync(file, `${account.username}\n${account.password}\n`, { mode: 0o600, flag: "wx" });
}

/** Takes the file away when it is this account's: its password opens nothing any more. */
export function forgetFirstPassword({ dataDir }: Services, username: string): void {
  if (!dataDir) return;
  const file = firstPasswordFile(dataDir);
  try {
    if (readFileSync(file, "utf8").split("\n")[0] === username) rmSync(file);
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
  }
}
