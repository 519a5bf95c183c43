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

// Without letters and digits that are taken for one another.
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";
const nameLength = 2;
const wholeLength = 12;

/** New codes: as their owner reads them, and how they replace the old ones in the database. */
export type RecoveryCodes = { codes: string[]; keep: (db: Executor, staffId: number) => Promise<void> };

/**
 * Ten codes of 12 characters: two by which a code is found, and 49 bits that are kept like a password. Making them
 * takes ten passwords' work, so it is done before a transaction.
 */
export async function makeRecoveryCodes(): Promise<RecoveryCodes> {
  const names = new Set<string>();
  while (names.size < recoveryCodeCount) names.add(random(nameLength));
  const codes = [...names].map((name) => name + random(wholeLength - nameLength));
  const kept: { name: string; code_hash: string }[] = [];
  for (const code of codes) {
    kept.push({ name: code.slice(0, nameLength), code_hash: await hashPassword(code) });
  }
  return {
    codes: codes.map((code) => code.replace(/(.{4})(?=.)/g, "$1-")),
    keep: async (db, staffId) => {
      await deleteRecoveryCodes(db, staffId);
      await insertRecoveryCodes(db, staffId, kept);
    },
  };
}

/** The codes of somebody's first second factor; null when they have some already. */
export async function makeFirstRecoveryCodes(db: Executor, staffId: number): Promise<RecoveryCodes | null> {
  return (await countRecoveryCodes(db, staffId)) > 0 ? null : makeRecoveryCodes();
}

/** Uses a code up; false when it is none, or was used. */
export async function claimRecoveryCode(db: Executor, staffId: number, code: string): Promise<boolean> {
  if (code.length !== wholeLength) return false;
  const name = code.slice(0, nameLength);
  const found = await findRecoveryCode(db, staffId, name);
  const matches = await passwordMatches(code, found?.code_hash ?? nobodysHash);
  return (
    matches && found !== undefined && takeRecoveryCode(db, staffId, { name, code_hash: found.code_hash })
  );
}

function random(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}
