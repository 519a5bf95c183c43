import { authMessages } from "#contract/auth.ts";
import type { HandlersOf } from "../call.ts";
import { AppError } from "../errors.ts";
import { cookie, deviceCookie, sessionCookie } from "./cookies.ts";
import { endSession } from "./sessions.ts";
import { signIn } from "./sign-in.ts";

export const authHandlers: HandlersOf<"auth"> = {
  async login({ services, visitor, body }) {
    const { address, userAgent, deviceToken } = visitor;
    const signedIn = await signIn(services, { ...body, address, userAgent, deviceToken });
    const cookies = [cookie(sessionCookie, signedIn.token, services.publicUrl)];
    if (signedIn.deviceToken) cookies.push(cookie(deviceCookie, signedIn.deviceToken, services.publicUrl));
    return { data: signedIn.member, message: authMessages.signedIn, cookies };
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
