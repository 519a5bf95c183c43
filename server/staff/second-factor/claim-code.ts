import { securityEvent } from "../../security-log.ts";
import type { Services } from "../../services.ts";
import { stepOfCode } from "./app-codes.ts";
import { claimStep, readApp } from "./app.queries.ts";
import { countRecoveryCodes } from "./recovery-codes.queries.ts";
import { claimRecoveryCode } from "./recovery-codes.ts";
import { openSecret } from "./seal-secret.ts";

/** Whose code it should be, and who sends it. */
export type CodeSender = { staffId: number; address: string; requestId?: string };

/** Uses up a code of the app, or a recovery code. False when it is neither, or was used. */
export async function claimCode(services: Services, from: CodeSender, typed: string): Promise<boolean> {
  const { staffId, address, requestId } = from;
  const db = services.db.executor;
  const code = typed.replace(/[\s-]/g, "").toLowerCase();
  if (await claimAppCode(services, staffId, code)) return true;
  if (!(await claimRecoveryCode(db, staffId, code))) return false;
  const left = await countRecoveryCodes(db, staffId);
  securityEvent(services, { address, requestId, staff: { id: staffId } }, "recovery_code_used", { left });
  return true;
}

async function claimAppCode(services: Services, staffId: number, code: string): Promise<boolean> {
  const db = services.db.executor;
  const app = await readApp(db, staffId);
  if (!app?.app_secret) return false;
  const secret = openSecret(app.app_secret, staffId, services.secretsKey);
  if (secret === null) {
    services.log.error({ staffId }, "the app's secret cannot be read: SECRETS_KEY is another, or missing");
    return false;
  }
  const step = stepOfCode(secret, code, services.clock.now());
  return step !== null && claimStep(db, staffId, step);
}
