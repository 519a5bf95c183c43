import { secondFactorMessages } from "#contract/second-factor.ts";
import { fieldError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { readPasswordHash } from "../accounts/accounts.queries.ts";
import { passwordMatches } from "../passwords/passwords.ts";
import { countTry, undoTryUnlessWrong } from "../passwords/wrong-tries.ts";
import { claimCode } from "./app/claim-code.ts";
import type { OwnAccount } from "./own-account.ts";

type Who = Pick<OwnAccount, "id" | "visitor">;

/**
 * Checks the password or a code before a change of one's sign-in, so that nobody can take an account over at an
 * unattended screen. Throws when it is neither, and `too_many` after ten wrong tries.
 */
export async function confirmOneself(services: Services, account: Who, typed: string): Promise<void> {
  const { address, requestId } = account.visitor;
  const from = { staffId: account.id, address, requestId };
  const hash = await readPasswordHash(services.db.executor, account.id);
  const tried = await countTry(services, { staffId: account.id });
  const isRight = await undoTryUnlessWrong(
    tried,
    async () =>
      (await passwordMatches(typed, hash, { account: account.id })) || claimCode(services, from, typed),
  );
  if (!isRight) throw fieldError("confirmation", secondFactorMessages.wrongConfirmation);
}
