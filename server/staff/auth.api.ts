import { authMessages, signedOutHeaders } from "#contract/auth.ts";
import type { HandlersOf } from "../call.ts";
import { AppError } from "../errors.ts";
import { securityEvent } from "../security-log.ts";
import { mustChange } from "./complete-sign-in.ts";
import { confirmPassword } from "./confirm-password.ts";
import { willNeedConfirmation } from "./confirmation-policy.ts";
import { cookie, deviceAge } from "./cookies.ts";
import { noteRefused } from "./note-sign-in.ts";
import { endSession, longestSession } from "./sessions.ts";
import { signIn } from "./sign-in.ts";
import { signedIn } from "./signed-in.ts";

export const authHandlers: HandlersOf<"auth"> = {
  async login({ services, visitor, body }) {
    const { token, deviceToken, member } = await signIn(services, { ...visitor, ...body }).catch(
      async (error: unknown) => {
        await noteRefused(services, visitor, body.username, error);
        throw error;
      },
    );
    const cookies = [
      cookie("session", token, longestSession, services.publicUrl),
      cookie("device", deviceToken, deviceAge, services.publicUrl),
    ];
    return { data: member, message: authMessages.signedIn, cookies };
  },

  async logout({ services, visitor }) {
    if (visitor.sessionToken) await endSession(services, visitor.sessionToken);
    if (visitor.staff) securityEvent(services, visitor, "signed_out");
    const cookies = [cookie("session", "", 0, services.publicUrl)];
    return { data: null, message: authMessages.signedOut, cookies, headers: signedOutHeaders };
  },

  async session({ services, visitor }) {
    if (!visitor.staff) throw new AppError("not_signed_in");
    const { username, role, passwordState } = visitor.staff;
    const needsConfirmation = willNeedConfirmation(visitor.staff, services.clock.now());
    const asks = needsConfirmation ? { needsConfirmation } : {};
    return { data: { username, role, ...mustChange(passwordState), ...asks } };
  },

  async confirm({ services, visitor, body }) {
    await confirmPassword(services, signedIn(visitor), body.password);
    securityEvent(services, visitor, "password_confirmed");
    return { data: null, message: authMessages.confirmed };
  },
};
