import { staffMessages } from "#contract/staff.ts";
import type { HandlersOf, Visitor } from "../call.ts";
import { AppError } from "../errors.ts";
import { listAccounts, listSessionsOf } from "./accounts.queries.ts";
import { addAccount } from "./add-account.ts";
import { securityEvent } from "../security-log.ts";
import { changeAccount, removeSecondFactor, resetPassword } from "./change-account.ts";
import { endOwnSessions } from "./end-own-sessions.ts";
import { changeOwnPassword } from "./own-password.ts";
import { presentAccount, presentSession } from "./present-account.ts";
import { tokenHash } from "./tokens.ts";

export const staffHandlers: HandlersOf<"staff"> = {
  async list({ services, query }) {
    const { records, pageInfo } = await listAccounts(services.db.executor, query);
    return { data: records.map(presentAccount), pageInfo };
  },

  async create({ services, body, form }) {
    return { data: await addAccount(services, body, form), message: staffMessages.created };
  },

  async change({ services, id, body }) {
    return { data: presentAccount(await changeAccount(services, id, body)), message: staffMessages.changed };
  },

  async resetPassword({ services, visitor, id, body }) {
    await resetPassword(services, signedIn(visitor), id, body.password);
    return { data: { id }, message: staffMessages.passwordReset };
  },

  async removeSecondFactor({ services, visitor, id }) {
    await removeSecondFactor(services, signedIn(visitor), id);
    securityEvent(services, visitor, "second_factor_removed", { kind: "all", ofStaffId: id });
    return { data: { id }, message: staffMessages.secondFactorRemoved };
  },

  async changeOwnPassword({ services, visitor, body }) {
    await changeOwnPassword(services, signedIn(visitor), body);
    return { data: null, message: staffMessages.passwordChanged };
  },

  async sessions({ services, visitor }) {
    const { id, sessionToken } = signedIn(visitor);
    const sessions = await listSessionsOf(services.db.executor, id);
    return { data: sessions.map((session) => presentSession(session, tokenHash(sessionToken))) };
  },

  async endSession({ services, visitor, query }) {
    await endOwnSessions(services, signedIn(visitor), query.key);
    const { sessionEnded, othersEnded } = staffMessages;
    return { data: null, message: query.key ? sessionEnded : othersEnded };
  },
};

function signedIn({ staff, sessionToken }: Visitor) {
  if (!staff || !sessionToken) throw new AppError("not_signed_in");
  return { id: staff.id, username: staff.username, sessionToken };
}
