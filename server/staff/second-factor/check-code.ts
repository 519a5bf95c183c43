import { AppError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { countWrongCode } from "../passwords/wrong-tries.ts";
import { claimCode, type CodeSender } from "./app/claim-code.ts";

/** `device` is the hash of a browser that the account knows. */
export type StepSender = CodeSender & { device?: string };

/**
 * Passes with a code of the app or an unused recovery code, which is used up by it. Throws `wrong_code`, and `too_many`
 * after ten wrong ones in a quarter of an hour. They are counted apart from passwords: a right one forgives none.
 */
export async function checkCode(services: Services, from: StepSender, code: string): Promise<void> {
  const { staffId, address, device } = from;
  const who = device ? { device } : { staffId, address };
  if (await countWrongCode(services, who, () => claimCode(services, from, code))) return;
  throw wrongCode();
}

function wrongCode(): AppError {
  const { message } = new AppError("wrong_code");
  return new AppError("wrong_code", { errors: { code: message } });
}
