import { secondFactorMessages } from "#contract/second-factor.ts";
import { fieldError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { readPasswordHash } from "../accounts.queries.ts";
import { passwordMatches } from "../passwords.ts";
import { readSessionBegun } from "../staff.queries.ts";
import { tokenHash } from "../tokens.ts";
import { countTry, giveBackUnlessWrong } from "../wrong-tries.ts";
import { claimCode } from "./claim-code.ts";
import type { OwnAccount } from "./own-account.ts";

type Who = Pick<OwnAccount, "id" | "sessionToken" | "visitor">;

/** A sign-in this recent counts as confirmation. */
const recent = 10 * 60_000;

/**
 * Asks for one's password or a code before a change of how one signs in: whoever finds an open screen cannot make it
 * theirs. Throws when it is neither, and `too_many` after ten wrong tries.
 */
export async function confirmOneself(services: Services, who: Who, typed: string): Promise<void> {
  const { address, requestId } = who.visitor;
  const from = { staffId: who.id, address, requestId };
  const hash = await readPasswordHash(services.db.executor, who.id);
  const tried = await countTry(services, { staffId: who.id });
  const isRight = await giveBackUnlessWrong(
    tried,
    async () => (await passwordMatches(typed, hash)) || claimCode(services, from, typed),
  );
  if (!isRight) throw fieldError("confirmation", secondFactorMessages.wrongConfirmation);
}

/** As `confirmOneself`, but a sign-in of the last ten minutes is enough. */
export async function confirmUnlessRecent(
  services: Services,
  who: Who,
  typed: string | null | undefined,
): Promise<void> {
  if (await isSignInRecent(services, who)) return;
  if (!typed) throw fieldError("confirmation", secondFactorMessages.confirm);
  await confirmOneself(services, who, typed);
}

export async function isSignInRecent(
  services: Services,
  { sessionToken }: Pick<Who, "sessionToken">,
): Promise<boolean> {
  const begun = await readSessionBegun(services.db.executor, tokenHash(sessionToken));
  return begun !== undefined && services.clock.now().getTime() - Date.parse(begun) <= recent;
}
