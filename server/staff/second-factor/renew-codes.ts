import { secondFactorMessages } from "#contract/second-factor.ts";
import { inTransaction } from "../../db/transaction.ts";
import { AppError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { readMeans } from "./means.ts";
import type { OwnAccount } from "./own-account.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";

/** Replaces the recovery codes with ten new ones. Throws `conflict` for an account without a second factor. */
export async function renewRecoveryCodes(services: Services, account: OwnAccount): Promise<string[]> {
  const { hasApp, hasPasskey } = await readMeans(services, account.id);
  if (!hasApp && !hasPasskey) throw new AppError("conflict", { message: secondFactorMessages.noFactor });
  const newCodes = await makeRecoveryCodes(account.id);
  await inTransaction(services.db, (transaction) => newCodes.keep(transaction));
  return newCodes.codes;
}
