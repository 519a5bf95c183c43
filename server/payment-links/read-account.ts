import type { GatewayName } from "#contract/payment-links.ts";
import { isSealedText, openText, sealText } from "../sealed-text.ts";
import type { Services } from "../services.ts";
import { type AccountRow, reseal } from "./accounts.queries.ts";
import type { Account } from "./gateways/gateway.ts";

type Keys = Pick<Services, "secretsKey" | "formerSecretsKey">;

/** Encrypts a gateway's secret, if this server has a key. */
export function sealFor(name: GatewayName, secret: string, { secretsKey }: Keys): string {
  return sealText(secret, sealedFor(name), secretsKey);
}

/** The account's keys for its gateway; undefined when its secret can no longer be decrypted. */
export async function accountOf(services: Services, row: AccountRow): Promise<Account | undefined> {
  const secret = decrypted(services, row.name, row.secret);
  if (secret === null) return undefined;
  await resealOld(services, row);
  return { mode: row.mode, keyId: row.key_id, secret };
}

/** The secrets with which a gateway's events may be signed: the current one, and for some days the one before. */
export function eventSecrets(services: Services, row: AccountRow): string[] {
  const { name, event_secret, former_event_secret, former_until } = row;
  const isRecent = former_until !== null && services.clock.now().toISOString() < former_until;
  return [event_secret, isRecent ? former_event_secret : null].flatMap((sealed) => {
    const secret = sealed === null ? null : decrypted(services, name, sealed);
    return secret ? [secret] : [];
  });
}

function decrypted(keys: Keys, name: GatewayName, sealed: string): string | null {
  return (
    openText(sealed, sealedFor(name), keys.secretsKey) ??
    openText(sealed, sealedFor(name), keys.formerSecretsKey)
  );
}

/** Encrypts secrets with the current key that were encrypted with the previous one, or not at all. */
async function resealOld(services: Services, row: AccountRow): Promise<void> {
  const { name, secret, event_secret } = row;
  const { secretsKey } = services;
  if (!secretsKey) return;
  const isNow = (sealed: string) =>
    isSealedText(sealed) && openText(sealed, sealedFor(name), secretsKey) !== null;
  if (isNow(secret) && isNow(event_secret)) return;
  const again = (sealed: string) => sealFor(name, decrypted(services, name, sealed) ?? "", services);
  await reseal(services.db.executor, row, {
    secret: again(secret),
    event_secret: again(event_secret),
    former_event_secret: row.former_event_secret === null ? null : again(row.former_event_secret),
  });
}

function sealedFor(name: GatewayName) {
  return { purpose: "payment gateway secrets", owner: `gateway ${name}` };
}
