import type { SigningCredential } from "#contract/second-factor.ts";
import type { Visitor } from "../../../call.ts";
import { AppError } from "../../../errors.ts";
import { securityEvent } from "../../../security-log.ts";
import type { Services } from "../../../services.ts";
import { completeSignIn } from "../../complete-sign-in.ts";
import { countWrongCode } from "../../passwords/wrong-tries.ts";
import { makeChallenge, takeChallenge } from "./challenges.ts";
import { findPasskey, hasAnyPasskey, listPasskeys, notePasskeyUse } from "./passkeys.queries.ts";
import { endPending, findPending } from "../pending.ts";
import { partyOf, relyingParty } from "./relying-party.ts";
import { challengeOf, readSignature, requestOptions } from "./webauthn.ts";

/** True when the login page should offer passkeys: this origin allows them, and some account has one. */
export async function isPasskeyOffered(services: Services, { origin }: Visitor): Promise<boolean> {
  if ("unavailable" in relyingParty(services.publicUrl, origin)) return false;
  return hasAnyPasskey(services.db.executor);
}

/** Options for the browser to sign in with a passkey: after a right password one of that person's, else any. */
export async function askForPasskey(services: Services, visitor: Visitor) {
  const party = partyOf(services, visitor);
  const { secondStepToken, passkeyToken: browserToken } = visitor;
  const pending = secondStepToken ? await findPending(services, secondStepToken) : null;
  const { challenge, cookie } = await makeChallenge(services, "sign-in", {
    staffId: pending?.id ?? null,
    browserToken,
  });
  const allowed = pending ? await listPasskeys(services.db.executor, pending.id) : [];
  return { options: await requestOptions(party, challenge, allowed), cookie };
}

/**
 * Signs in with a passkey, which is two factors in one, since the device verifies its user. Throws `wrong_passkey`
 * without saying what was wrong, and `too_many` after ten wrong ones from one network.
 */
export async function signInWithPasskey(services: Services, visitor: Visitor, credential: SigningCredential) {
  const staff = await countWrongCode(services, { address: visitor.address }, () =>
    recognise(services, visitor, credential),
  );
  if (!staff) {
    securityEvent(services, visitor, "sign_in_failed", { why: "passkey" });
    throw new AppError("wrong_passkey");
  }
  if (staff.wasWaiting && visitor.secondStepToken) await endPending(services, visitor.secondStepToken);
  return completeSignIn(services, visitor, staff, "wrong_passkey");
}

async function recognise(services: Services, visitor: Visitor, credential: SigningCredential) {
  const party = partyOf(services, visitor);
  const db = services.db.executor;
  const challenge = challengeOf(credential);
  const usedChallenge = await takeChallenge(services, "sign-in", challenge, visitor.passkeyToken);
  const passkey = usedChallenge ? await findPasskey(db, credential.id) : undefined;
  if (!usedChallenge || !passkey || credential.response.userHandle !== passkey.user_handle) return null;
  const wasWaiting = usedChallenge.staffId !== null;
  if (wasWaiting) {
    const pending = await findPending(services, visitor.secondStepToken);
    if (pending.id !== passkey.staff_id || usedChallenge.staffId !== passkey.staff_id) return null;
  }
  const use = await readSignature(party, credential, passkey, challenge);
  const last_used_at = services.clock.now().toISOString();
  if (!use || !(await notePasskeyUse(db, passkey, { ...use, last_used_at }))) return null;
  const { staff_id: id, username, role, password_state, password_hash } = passkey;
  return { id, username, role, password_state, password_hash, wasWaiting };
}
