import { type authEndpoints, authMessages, signedOutHeaders } from "#contract/auth.ts";
import type { Handlers } from "../call.ts";
import { securityEvent } from "../security-log.ts";
import type { Services } from "../services.ts";
import { type completeSignIn, mustChange } from "./complete-sign-in.ts";
import { confirmPassword } from "./confirm-password.ts";
import { willNeedConfirmation } from "./confirmation-policy.ts";
import { cookie, deviceAge } from "./sessions/cookies.ts";
import { noteRefused } from "./sessions/note-sign-in.ts";
import {
  askForPasskey,
  isPasskeyOffered,
  signInWithPasskey,
} from "./second-factor/passkeys/passkey-sign-in.ts";
import { endPending } from "./second-factor/pending.ts";
import { purposeCookie } from "./second-factor/purpose-cookies.ts";
import { readWaitingStep, takeSecondStep } from "./second-factor/second-step.ts";
import { endSession, longestSession } from "./sessions/sessions.ts";
import { signIn } from "./sign-in.ts";
import { signedIn } from "../signed-in.ts";
import { ownSession } from "./sessions/own-session.ts";

export const authHandlers: Handlers<typeof authEndpoints> = {
  async login({ services, visitor, body }) {
    const admitted = await signIn(services, { ...visitor, ...body }).catch(async (error: unknown) => {
      await noteRefused(services, visitor, body.username, error);
      throw error;
    });
    return welcome(services, admitted);
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
    if (visitor.staff) securityEvent(services, visitor, "signed_out");
    const cookies = [cookie("session", "", 0, services.publicUrl)];
    return {
      data: null,
      message: authMessages.signedOut,
      cookies,
      headers: signedOutHeaders(visitor.userAgent),
    };
  },

  async session({ services, visitor }) {
    const staff = signedIn(visitor);
    const { username, role, passwordState } = staff;
    const needsConfirmation = willNeedConfirmation(staff, services.clock.now());
    const asks = needsConfirmation ? { needsConfirmation } : {};
    return { data: { username, role, ...mustChange(passwordState), ...asks } };
  },

  async confirm({ services, visitor, body }) {
    const token = await confirmPassword(services, ownSession(visitor), body.password);
    securityEvent(services, visitor, "password_confirmed");
    const cookies = [cookie("session", token, longestSession, services.publicUrl)];
    return { data: null, message: authMessages.confirmed, cookies };
  },
};

type Admitted = Awaited<ReturnType<typeof completeSignIn>>;

/** The reply after a sign-in; `endsStep` clears the second step's cookie. */
function welcome({ publicUrl }: Services, { token, deviceToken, member }: Admitted, endsStep = false) {
  const cookies = [
    cookie("session", token, longestSession, publicUrl),
    cookie("device", deviceToken, deviceAge, publicUrl),
  ];
  if (endsStep) cookies.push(purposeCookie("second-step", "", publicUrl));
  return { data: member, message: authMessages.signedIn, cookies };
}
