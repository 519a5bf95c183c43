import { type staffEndpoints, staffMessages } from "#contract/staff.ts";
import type { Handlers } from "../call.ts";
import { listAccounts, listSessionsOf } from "./accounts/accounts.queries.ts";
import { addAccount } from "./accounts/add-account.ts";
import { securityEvent } from "../security-log.ts";
import { changeAccount, removeSecondFactor, resetPassword } from "./change-account.ts";
import { endOwnSessions } from "./sessions/end-own-sessions.ts";
import { cookie } from "./sessions/cookies.ts";
import { longestSession } from "./sessions/sessions.ts";
import { changeOwnPassword } from "./own-password.ts";
import { presentAccount, presentSession } from "./accounts/present-account.ts";
import { listSignIns } from "./sessions/sign-ins.queries.ts";
import { signedIn } from "../signed-in.ts";
import { ownSession } from "./sessions/own-session.ts";
import { tokenHash } from "./sessions/tokens.ts";

export const staffHandlers: Handlers<typeof staffEndpoints> = {
  async list({ services, query }) {
    const { records, pageInfo } = await listAccounts(services.db.executor, query);
    return { data: records.map(presentAccount), pageInfo };
  },

  async create({ services, visitor, body, form }) {
    const added = await addAccount(services, signedIn(visitor), body, form);
    securityEvent(services, visitor, "account_added", { accountId: added.id, role: body.role });
    return { data: added, message: staffMessages.created };
  },

  async change({ services, visitor, id, body }) {
    const changed = await changeAccount(services, signedIn(visitor), id, body);
    const { role, isDisabled } = presentAccount(changed);
    securityEvent(services, visitor, "rights_changed", { accountId: id, role, isDisabled });
    return { data: presentAccount(changed), message: staffMessages.changed };
  },

  async resetPassword({ services, visitor, id, body }) {
    await resetPassword(services, signedIn(visitor), id, body);
    securityEvent(services, visitor, "password_changed", { accountId: id });
    return { data: { id }, message: staffMessages.passwordReset };
  },

  async removeSecondFactor({ services, visitor, id }) {
    await removeSecondFactor(services, signedIn(visitor), id);
    securityEvent(services, visitor, "second_factor_removed", { kind: "all", ofStaffId: id });
    return { data: { id }, message: staffMessages.secondFactorRemoved };
  },

  async changeOwnPassword({ services, visitor, body }) {
    const token = await changeOwnPassword(services, ownSession(visitor), body);
    securityEvent(services, visitor, "password_changed", { accountId: visitor.staff?.id });
    const cookies = [cookie("session", token, longestSession, services.publicUrl)];
    return { data: null, message: staffMessages.passwordChanged, cookies };
  },

  async sessions({ services, visitor }) {
    const { id, sessionToken } = ownSession(visitor);
    const sessions = await listSessionsOf(services.db.executor, id);
    return { data: sessions.map((session) => presentSession(session, tokenHash(sessionToken))) };
  },

  async endSession({ services, visitor, query }) {
    await endOwnSessions(services, ownSession(visitor), query.key);
    securityEvent(services, visitor, "session_ended", { all: query.key === "" });
    const { sessionEnded, othersEnded } = staffMessages;
    return { data: null, message: query.key ? sessionEnded : othersEnded };
  },

  async signIns({ services, query }) {
    const { records, pageInfo } = await listSignIns(services.db.executor, query);
    return { data: records, pageInfo };
  },

  async beginExport({ services, visitor, body }) {
    securityEvent(services, visitor, "exported", { list: body.list });
    return { data: null };
  },
};
