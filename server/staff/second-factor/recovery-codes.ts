import { groupInFours } from "#contract/rules/text.ts";
import { randomInt } from "node:crypto";
import { recoveryCodeCount } from "#contract/second-factor.ts";
import type { Executor } from "../../db/open.ts";
import { hashPassword, nobodysHash, passwordMatches } from "../passwords/passwords.ts";
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  findRecoveryCode,
  insertRecoveryCodes,
  takeRecoveryCode,
} from "./recovery-codes.queries.ts";

// Without letters and digits that look alike.
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";
const nameLength = 2;
const wholeLength = 12;

/** New codes in plain text, and a function that stores them in place of the old ones. */
export type RecoveryCodes = { codes: string[]; keep: (db: Executor) => Promise<void> };

/**
 * Makes ten codes of 12 characters: two by which a code is looked up, and 49 bits that are hashed like a password. Call
 * it outside of transactions: it computes ten password hashes.
 */
export async function makeRecoveryCodes(staffId: number): Promise<RecoveryCodes> {
  const names = new Set<string>();
  while (names.size < recoveryCodeCount) names.add(random(nameLength));
  const codes = [...names].map((name) => name + random(wholeLength - nameLength));
  const hashedCodes: { name: string; code_hash: string }[] = [];
  for (const code of codes) {
    hashedCodes.push({
      name: code.slice(0, nameLength),
      code_hash: await hashPassword(code, { account: staffId }),
    });
  }
  return {
    codes: codes.map((code) => groupInFours(code, "-")),
    keep: async (db) => {
      await deleteRecoveryCodes(db, staffId);
      await insertRecoveryCodes(db, staffId, hashedCodes);
    },
  };
}

/** Recovery codes for an account's first second factor; null when it has some already. */
export async function makeFirstRecoveryCodes(db: Executor, staffId: number): Promise<RecoveryCodes | null> {
  return (await countRecoveryCodes(db, staffId)) > 0 ? null : makeRecoveryCodes(staffId);
}

/** Uses up a recovery code; false when it is unknown or was used. */
export async function claimRecoveryCode(db: Executor, staffId: number, code: string): Promise<boolean> {
  if (code.length !== wholeLength) return false;
  const name = code.slice(0, nameLength);
  const found = await findRecoveryCode(db, staffId, name);
  const matches = await passwordMatches(code, found?.code_hash ?? nobodysHash, { account: staffId });
  return (
    matches && found !== undefined && takeRecoveryCode(db, staffId, { name, code_hash: found.code_hash })
  );
}

function random(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}
