import { type secondFactorEndpoints, secondFactorMessages as messages } from "#contract/second-factor.ts";
import type { Handlers } from "../../call.ts";
import { declineSecondFactor, isAdviceDue } from "./advice.ts";
import { beginApp, confirmApp, readWaitingApp, removeApp } from "./app/app-setup.ts";
import { confirmOneself } from "./confirm-oneself.ts";
import { ownAccount } from "./own-account.ts";
import { addPasskey, offerPasskey, removePasskey } from "./passkeys/passkeys.ts";
import { renewRecoveryCodes } from "./renew-codes.ts";
import { readStatus } from "./status.ts";

export const secondFactorHandlers: Handlers<typeof secondFactorEndpoints> = {
  async status({ services, visitor }) {
    return { data: await readStatus(services, ownAccount(visitor)) };
  },

  async advice({ services, visitor }) {
    return { data: { isDue: await isAdviceDue(services, ownAccount(visitor)) } };
  },

  async declineAdvice({ services, visitor }) {
    await declineSecondFactor(services, ownAccount(visitor));
    return { data: null, message: messages.adviceDeclined };
  },

  async beginApp({ services, visitor }) {
    return { data: await beginApp(services, ownAccount(visitor)) };
  },

  async waitingApp({ services, visitor }) {
    return { data: await readWaitingApp(services, ownAccount(visitor)) };
  },

  async confirmApp({ services, visitor, body }) {
    const recoveryCodes = await confirmApp(services, ownAccount(visitor), body.code);
    return { data: { recoveryCodes }, message: messages.appOn };
  },

  async removeApp({ services, visitor, body }) {
    const account = ownAccount(visitor);
    await confirmOneself(services, account, body.confirmation);
    await removeApp(services, account);
    return { data: null, message: messages.appOff };
  },

  async newRecoveryCodes({ services, visitor, body }) {
    const account = ownAccount(visitor);
    await confirmOneself(services, account, body.confirmation);
    return {
      data: { recoveryCodes: await renewRecoveryCodes(services, account) },
      message: messages.newCodes,
    };
  },

  async passkeyOptions({ services, visitor }) {
    const { options, cookie } = await offerPasskey(services, ownAccount(visitor));
    return { data: options, cookies: [cookie] };
  },

  async addPasskey({ services, visitor, body }) {
    return { data: await addPasskey(services, ownAccount(visitor), body), message: messages.passkeyAdded };
  },

  async removePasskey({ services, visitor, id, body }) {
    const account = ownAccount(visitor);
    await confirmOneself(services, account, body.confirmation);
    await removePasskey(services, account, id);
    return { data: null, message: messages.passkeyRemoved };
  },
};
