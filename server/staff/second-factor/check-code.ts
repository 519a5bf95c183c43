import { AppError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { countWrongCode } from "../passwords/wrong-tries.ts";
import { claimCode, type CodeSender } from "./app/claim-code.ts";

/** `device` is the hash of a known browser of the account. */
export type StepSender = CodeSender & { device?: string };

/**
 * Checks and uses up a code of the app or a recovery code. Throws `wrong_code`, and `too_many` after ten wrong ones in
 * 15 minutes. They are counted apart from passwords; a right password does not reset the count.
 */
export async function checkCode(services: Services, from: StepSender, code: string): Promise<void> {
  const { staffId, address, device } = from;
  const subject = device ? { device } : { staffId, address };
  if (await countWrongCode(services, subject, () => claimCode(services, from, code))) return;
  throw wrongCode();
}

function wrongCode(): AppError {
  const { message } = new AppError("wrong_code");
  return new AppError("wrong_code", { errors: { code: message } });
}
