import { authMessages } from "#contract/auth.ts";
import { failures } from "#contract/core/errors.ts";
import { AppError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { checkCode, type StepSender } from "./check-code.ts";
import { readMeans } from "./means.ts";
import { beginPending } from "./pending.ts";

/**
 * Returns for an account without a second factor, and when a right code was sent with the password. Else throws
 * `second_factor_needed` with the cookie of a pending sign-in.
 */
export async function requireSecondFactor(
  services: Services,
  staff: { id: number; password_hash: string },
  from: Omit<StepSender, "staffId">,
  code: string | null | undefined,
): Promise<void> {
  const { hasApp, hasPasskey } = await readMeans(services, staff.id);
  if (!hasApp && !hasPasskey) return;
  if (code) return checkCode(services, { ...from, staffId: staff.id }, code);
  const cookie = await beginPending(services, staff);
  const message = hasApp ? failures.second_factor_needed.message : authMessages.passkeyOrRecovery;
  throw new AppError("second_factor_needed", {
    message,
    errors: { code: message },
    headers: { "set-cookie": cookie },
  });
}
