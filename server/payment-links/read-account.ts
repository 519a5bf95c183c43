import type { GatewayName } from "#contract/payment-links.ts";
import { isSealedText, openText, sealText } from "../sealed-text.ts";
import type { Services } from "../services.ts";
import { type AccountRow, reseal } from "./accounts.queries.ts";
import type { Account } from "./gateways/gateway.ts";

type Keys = Pick<Services, "secretsKey" | "formerSecretsKey">;

/** Encrypts a secret of a gateway, if this server has a key to encrypt with. */
export function sealFor(name: GatewayName, secret: string, { secretsKey }: Keys): string {
  return sealText(secret, sealedFor(name), secretsKey);
}

/** The account as its gateway wants it; undefined where its secret cannot be decrypted any more. */
export async function accountOf(services: Services, row: AccountRow): Promise<Account | undefined> {
  const secret = opened(services, row.name, row.secret);
  if (secret === null) return undefined;
  await resealOld(services, row);
  return { mode: row.mode, keyId: row.key_id, secret };
}

/** What events of a gateway may be signed with: its secret, and for some days the one before. */
export function eventSecrets(services: Services, row: AccountRow): string[] {
  const { name, event_secret, former_event_secret, former_until } = row;
  const isRecent = former_until !== null && services.clock.now().toISOString() < former_until;
  return [event_secret, isRecent ? former_event_secret : null].flatMap((kept) => {
    const secret = kept === null ? null : opened(services, name, kept);
    return secret ? [secret] : [];
  });
}

function opened(keys: Keys, name: GatewayName, kept: string): string | null {
  return (
    openText(kept, sealedFor(name), keys.secretsKey) ?? openText(kept, sealedFor(name), keys.formerSecretsKey)
  );
}

/** Encrypts with the key of now what was encrypted with the one before it, or not at all. */
async function resealOld(services: Services, row: AccountRow): Promise<void> {
  const { name, secret, event_secret } = row;
  const { secretsKey } = services;
  if (!secretsKey) return;
  const isNow = (kept: string) => isSealedText(kept) && openText(kept, sealedFor(name), secretsKey) !== null;
  if (isNow(secret) && isNow(event_secret)) return;
  const again = (kept: string) => sealFor(name, opened(services, name, kept) ?? "", services);
  await reseal(services.db.executor, row, {
    secret: again(secret),
    event_secret: again(event_secret),
    former_event_secret: row.former_event_secret === null ? null : again(row.former_event_secret),
  });
}

function sealedFor(name: GatewayName) {
  return { purpose: "payment gateway secrets", owner: `gateway ${name}` };
}
