import { authMessages } from "#contract/auth.ts";
import type { HandlersOf } from "../call.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import type { admit } from "./admit.ts";
import { cookie, deviceCookie, sessionCookie } from "./cookies.ts";
import { askForPasskey, isPasskeyOffered, signInWithPasskey } from "./second-factor/passkey-sign-in.ts";
import { endPending } from "./second-factor/pending.ts";
import { purposeCookie } from "./second-factor/purpose-cookies.ts";
import { readWaitingStep, takeSecondStep } from "./second-factor/second-step.ts";
import { endSession } from "./sessions.ts";
import { signIn } from "./sign-in.ts";

export const authHandlers: HandlersOf<"auth"> = {
  async login({ services, visitor, body }) {
    const { address, requestId, userAgent, deviceToken } = visitor;
    const from = { address, requestId, userAgent, deviceToken };
    return welcome(services, await signIn(services, { ...body, ...from }));
  },

  async secondStep({ services, visitor, body }) {
    return welcome(services, await takeSecondStep(services, visitor, body.code), true);
  },

  async waitingStep({ services, visitor }) {
    return { data: await readWaitingStep(services, visitor) };
  },

  async cancelStep({ services, visitor }) {
    if (visitor.secondStepToken) await endPending(services, visitor.secondStepToken);
    const cookies = [purposeCookie("second-step", "", services.publicUrl)];
    return { data: null, message: authMessages.cancelled, cookies };
  },

  async passkeyOffer({ services, visitor }) {
    return { data: { isOffered: await isPasskeyOffered(services, visitor) } };
  },

  async passkeyOptions({ services, visitor }) {
    const { options, cookie } = await askForPasskey(services, visitor);
    return { data: options, cookies: [cookie] };
  },

  async passkey({ services, visitor, body }) {
    return welcome(services, await signInWithPasskey(services, visitor, body.credential), true);
  },

  async logout({ services, visitor }) {
    if (visitor.sessionToken) await endSession(services, visitor.sessionToken);
    const cookies = [cookie(sessionCookie, "", services.publicUrl)];
    return { data: null, message: authMessages.signedOut, cookies };
  },

  async session({ visitor }) {
    if (!visitor.staff) throw new AppError("not_signed_in");
    const { username, role } = visitor.staff;
    return { data: { username, role } };
  },
};

type SignedIn = Awaited<ReturnType<typeof admit>>;

/** The reply to somebody who is signed in now; `endsStep` when it took two steps. */
function welcome({ publicUrl }: Services, { token, deviceToken, member }: SignedIn, endsStep = false) {
  const cookies = [cookie(sessionCookie, token, publicUrl)];
  if (deviceToken) cookies.push(cookie(deviceCookie, deviceToken, publicUrl));
  if (endsStep) cookies.push(purposeCookie("second-step", "", publicUrl));
  return { data: member, message: authMessages.signedIn, cookies };
}
