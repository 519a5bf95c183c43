import { changeRecord } from "../db/records.ts";
import type { Executor } from "../db/open.ts";
import { guestKeyHash, newGuestKey } from "../guest-key.ts";
import type { PaidFor } from "../paid-for.ts";

/** Gives a record a new link for its guest and returns its key, of which only the hash is stored. */
export async function replaceGuestKey(db: Executor, { table, id }: PaidFor): Promise<string> {
  const key = newGuestKey();
  await changeRecord(db, table, { id }, { guest_key_hash: guestKeyHash(key) });
  return key;
}
