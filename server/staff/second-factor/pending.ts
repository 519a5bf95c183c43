import { AppError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { newToken, tokenHash } from "../sessions/tokens.ts";
import { deletePending, deletePendingBefore, insertPending, readPending } from "./pending.queries.ts";
import { lifetime, earliestValid, purposeCookie } from "./purpose-cookies.ts";

/** Stores a pending sign-in after a right password; returns the cookie that ties the second step to it. */
export async function beginPending(
  services: Services,
  staff: { id: number; password_hash: string },
): Promise<string> {
  const token = newToken();
  const now = services.clock.now();
  await deletePendingBefore(services.db.executor, earliestValid(now));
  await insertPending(services.db.executor, {
    token_hash: tokenHash(token),
    staff_id: staff.id,
    password_mark: tokenHash(staff.password_hash),
    created_at: now.toISOString(),
  });
  return purposeCookie("second-step", token, services.publicUrl);
}

/**
 * The account of this browser's pending sign-in. Throws `sign_in_ended` when there is none, after five minutes, and
 * when the account was disabled or its password changed meanwhile.
 */
export async function findPending(services: Services, token: string | undefined) {
  const found = token ? await readPending(services.db.executor, tokenHash(token)) : undefined;
  if (!found) throw new AppError("sign_in_ended");
  const age = services.clock.now().getTime() - Date.parse(found.begun_at);
  const isSamePassword = tokenHash(found.password_hash) === found.password_mark;
  if (age > lifetime || !isSamePassword) throw new AppError("sign_in_ended");
  return found;
}

/** Ends a pending sign-in. Throws `sign_in_ended` when another second step ended it already. */
export async function endPending(services: Services, token: string): Promise<void> {
  if (!(await deletePending(services.db.executor, tokenHash(token)))) throw new AppError("sign_in_ended");
}
