import { rmSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hasCode } from "../../db/database-errors.ts";
import type { Services } from "../../services.ts";

/** The file with the first account's password until it is changed; readable only by the server's user. */
export function firstPasswordFile(dataDir: string): string {
  return join(dataDir, "first-password.txt");
}

/** Writes the first account's password to its file, replacing one left by an earlier start. */
export function keepFirstPassword(dataDir: string, account: { username: string; password: string }): void {
  const file = firstPasswordFile(dataDir);
  rmSync(file, { force: true });
  writeFileSync(file, `${account.username}\n${account.password}\n`, { mode: 0o600, flag: "wx" });
}

/** Deletes the file when it is this account's, because its password is no longer valid. */
export function forgetFirstPassword({ dataDir }: Services, username: string): void {
  if (!dataDir) return;
  const file = firstPasswordFile(dataDir);
  try {
    if (readFileSync(file, "utf8").split("\n")[0] === username) rmSync(file);
  } catch (error) {
    if (!hasCode(error, "ENOENT")) throw error;
  }
}
