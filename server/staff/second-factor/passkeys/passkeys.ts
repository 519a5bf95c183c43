import { secondFactorMessages, type NewCredential } from "#contract/second-factor.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { AppError, fieldError } from "../../../errors.ts";
import { securityEvent } from "../../../security-log.ts";
import type { Services } from "../../../services.ts";
import { readSettings } from "../../../settings/read-settings.ts";
import { makeChallenge, takeChallenge } from "./challenges.ts";
import { ensureRow } from "../ensure-row.ts";
import { forgetCodesWithoutFactor } from "../forget-codes.ts";
import type { OwnAccount } from "../own-account.ts";
import { deletePasskey, insertPasskey, isCredentialKnown, listPasskeys } from "./passkeys.queries.ts";
import { makeFirstRecoveryCodes } from "../recovery-codes.ts";
import { partyOf } from "./relying-party.ts";
import { challengeOf, creationOptions, readNewCredential } from "./webauthn.ts";

/** Passkeys that one account may have. */
const mostPasskeys = 20;

/** Options for the browser to make a passkey. Throws `conflict` with the reason where none can be made. */
export async function offerPasskey(services: Services, account: OwnAccount) {
  const party = partyOf(services, account.visitor);
  const db = services.db.executor;
  const existing = await listPasskeys(db, account.id);
  if (existing.length >= mostPasskeys)
    throw new AppError("conflict", { message: secondFactorMessages.tooManyPasskeys });
  const { user_handle: handle } = await ensureRow(db, account.id);
  const browser = { staffId: account.id, browserToken: account.visitor.passkeyToken };
  const { challenge, cookie } = await makeChallenge(services, "add", browser);
  const { details } = await readSettings(services);
  const user = { username: account.username, handle };
  return { options: await creationOptions(party, details.name, user, challenge, existing), cookie };
}

/** Stores a passkey that the browser made; returns recovery codes when it is the account's first second factor. */
export async function addPasskey(
  services: Services,
  account: OwnAccount,
  { name, credential }: { name: string; credential: NewCredential },
) {
  const party = partyOf(services, account.visitor);
  const db = services.db.executor;
  const challenge = challengeOf(credential);
  const usedChallenge = await takeChallenge(services, "add", challenge, account.visitor.passkeyToken);
  const verified =
    usedChallenge?.staffId === account.id ? await readNewCredential(party, credential, challenge) : null;
  if (!verified || (await isCredentialKnown(db, verified.credential_id)))
    throw fieldError("credential", secondFactorMessages.passkeyRefused);
  const first = await makeFirstRecoveryCodes(db, account.id);
  const created_at = services.clock.now().toISOString();
  const id = await inTransaction(services.db, async (transaction) => {
    await first?.keep(transaction);
    return insertPasskey(transaction, {
      ...verified,
      name,
      staff_id: account.id,
      created_at,
      last_used_at: null,
    });
  });
  securityEvent(services, account.visitor, "second_factor_added", { kind: "passkey" });
  return { id, recoveryCodes: first?.codes ?? null };
}

/** Removes one of one's own passkeys. */
export async function removePasskey(services: Services, account: OwnAccount, id: number): Promise<void> {
  await inTransaction(services.db, async (transaction) => {
    if (!(await deletePasskey(transaction, account.id, id)))
      throw new AppError("not_found", { message: "This passkey was removed already" });
    await forgetCodesWithoutFactor(transaction, account.id);
  });
  securityEvent(services, account.visitor, "second_factor_removed", { kind: "passkey" });
}
