import { securityEvent } from "../../../security-log.ts";
import type { Services } from "../../../services.ts";
import { stepOfCode } from "./app-codes.ts";
import { claimStep, readApp, resealApp } from "./app.queries.ts";
import { countRecoveryCodes } from "../recovery-codes.queries.ts";
import { claimRecoveryCode } from "../recovery-codes.ts";
import { isSealedNow, openSecret, sealSecret } from "./seal-secret.ts";

/** The account whose code it should be, and the sender's address and request. */
export type CodeSender = { staffId: number; address: string; requestId?: string };

/** Uses up a code of the app or a recovery code. False when it is neither, or was used before. */
export async function claimCode(services: Services, from: CodeSender, typed: string): Promise<boolean> {
  const { staffId, address, requestId } = from;
  const db = services.db.executor;
  const code = typed.replace(/[\s-]/g, "").toLowerCase();
  if (await claimAppCode(services, staffId, code)) return true;
  if (!(await claimRecoveryCode(db, staffId, code))) return false;
  const codesLeft = await countRecoveryCodes(db, staffId);
  securityEvent(services, { address, requestId, staff: { id: staffId } }, "recovery_code_used", {
    left: codesLeft,
  });
  return true;
}

async function claimAppCode(services: Services, staffId: number, code: string): Promise<boolean> {
  const db = services.db.executor;
  const app = await readApp(db, staffId);
  if (!app?.app_secret) return false;
  const { secretsKey, formerSecretsKey } = services;
  const opened = openSecret(app.app_secret, staffId, secretsKey);
  const secret = opened ?? openSecret(app.app_secret, staffId, formerSecretsKey);
  if (secret === null) {
    services.log.error({ staffId }, "the app's secret cannot be read: SECRETS_KEY is another, or missing");
    return false;
  }
  const step = stepOfCode(secret, code, services.clock.now());
  if (step === null || !(await claimStep(db, staffId, step))) return false;
  const isSealed = secretsKey === undefined || (opened !== null && isSealedNow(app.app_secret));
  if (!isSealed) await resealApp(db, staffId, app.app_secret, sealSecret(secret, staffId, secretsKey));
  return true;
}
