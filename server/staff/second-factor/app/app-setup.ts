import { type AppSetup, secondFactorMessages } from "#contract/second-factor.ts";
import { inTransaction } from "../../../db/transaction.ts";
import { AppError, fieldError } from "../../../errors.ts";
import { securityEvent } from "../../../security-log.ts";
import type { Services } from "../../../services.ts";
import { readSettings } from "../../../settings/read-settings.ts";
import { appAddress, newAppSecret, stepOfCode } from "./app-codes.ts";
import { keepWaitingApp, readApp, turnAppOff, turnAppOn } from "./app.queries.ts";
import { ensureRow } from "../ensure-row.ts";
import { forgetCodesWithoutFactor } from "../forget-codes.ts";
import { makeFirstRecoveryCodes } from "../recovery-codes.ts";
import type { OwnAccount } from "../own-account.ts";
import { openSecret, sealSecret } from "./seal-secret.ts";

/** Milliseconds from the QR code to the first code. */
const longestSetup = 15 * 60_000;

/** Begins to set an app up, with a new secret. Throws `conflict` when one is set up already. */
export async function beginApp(services: Services, account: OwnAccount): Promise<AppSetup> {
  const db = services.db.executor;
  if ((await ensureRow(db, account.id)).app_secret) throw appIsOn();
  const secret = newAppSecret();
  await keepWaitingApp(db, account.id, {
    waiting_secret: sealSecret(secret, account.id, services.secretsKey),
    waiting_since: services.clock.now().toISOString(),
  });
  return present(services, account, secret);
}

/** The app that is being set up. Throws `not_found` when there is none, or when its setup has expired. */
export async function readWaitingApp(services: Services, account: OwnAccount): Promise<AppSetup> {
  return present(services, account, (await readWaiting(services, account)).secret);
}

/** Turns the app on after a right code; returns recovery codes when the account had none. */
export async function confirmApp(services: Services, account: OwnAccount, typed: string) {
  const { sealed, secret } = await readWaiting(services, account);
  const step = stepOfCode(secret, typed.replace(/[\s-]/g, ""), services.clock.now());
  if (step === null) throw fieldError("code", secondFactorMessages.wrongAppCode);
  const first = await makeFirstRecoveryCodes(services.db.executor, account.id);
  await inTransaction(services.db, async (transaction) => {
    const app_since = services.clock.now().toISOString();
    const app = { app_secret: sealed, app_since, app_last_step: step };
    if (!(await turnAppOn(transaction, account.id, app))) throw appIsOn();
    await first?.keep(transaction);
  });
  securityEvent(services, account.visitor, "second_factor_added", { kind: "app" });
  return first?.codes ?? null;
}

/** Removes the app: sign-in no longer asks for its codes. */
export async function removeApp(services: Services, account: OwnAccount): Promise<void> {
  await inTransaction(services.db, async (transaction) => {
    if (!(await turnAppOff(transaction, account.id)))
      throw new AppError("not_found", { message: "No app is set up" });
    await forgetCodesWithoutFactor(transaction, account.id);
  });
  securityEvent(services, account.visitor, "second_factor_removed", { kind: "app" });
}

async function readWaiting(
  services: Services,
  account: OwnAccount,
): Promise<{ sealed: string; secret: string }> {
  const app = await readApp(services.db.executor, account.id);
  const sealed = app?.waiting_secret;
  const secret = sealed ? openSecret(sealed, account.id, services.secretsKey) : null;
  const age = services.clock.now().getTime() - Date.parse(app?.waiting_since ?? "");
  if (!sealed || !secret || !(age <= longestSetup))
    throw new AppError("not_found", { message: secondFactorMessages.setupEnded });
  return { sealed, secret };
}

async function present(services: Services, account: OwnAccount, secret: string): Promise<AppSetup> {
  const { details } = await readSettings(services);
  return { secret, address: appAddress(secret, details.name, account.username) };
}

function appIsOn(): AppError {
  return new AppError("conflict", { message: secondFactorMessages.appIsOn });
}
