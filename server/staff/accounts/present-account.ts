import type { Account, StaffSession } from "#contract/staff.ts";
import type { AccountRow } from "./accounts.queries.ts";
import { describeDevice } from "./describe-device.ts";

/** An account without its secrets. */
export function presentAccount(row: AccountRow): Account {
  return {
    id: row.id,
    username: row.username,
    role: row.role,
    isDisabled: row.disabled_at !== null,
    hasSecondFactor: row.has_second_factor === 1,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}

type SessionRow = {
  token_hash: string;
  device: string;
  address: string;
  created_at: string;
  last_used_at: string;
};

/** A session's public key: part of its token's hash, with which nobody can sign in. */
export function sessionKey(tokenHash: string): string {
  return tokenHash.slice(0, 16);
}

export function presentSession(row: SessionRow, thisHash: string): StaffSession {
  return {
    key: sessionKey(row.token_hash),
    device: describeDevice(row.device),
    address: row.address,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    isThis: row.token_hash === thisHash,
  };
}
