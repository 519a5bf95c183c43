import type { Passkey } from "#contract/second-factor.ts";
import type { PasskeyRow } from "./passkeys.queries.ts";

/** A passkey as its owner sees it. */
export function presentPasskey(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    isSynced: row.is_synced === 1,
  };
}
