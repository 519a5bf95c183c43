import { noticeVersion } from "#contract/privacy.ts";
import { type settingsEndpoints, settingsMessages } from "#contract/settings.ts";
import { openPolicy } from "#contract/rules/terms.ts";
import { addedTaxOf } from "#contract/tax-settings.ts";
import type { Handlers, Visitor } from "../call.ts";
import type { Services } from "../services.ts";
import { signedIn } from "../signed-in.ts";
import { presentBrand } from "./present-brand.ts";
import { readUncachedSettings, readSettings } from "./read-settings.ts";
import { savePolicy } from "./save-policy.ts";
import { saveSection } from "./save-section.ts";

const noTerms = { ...openPolicy, ladder: [], houses: [] };

export const settingsHandlers: Omit<
  Handlers<typeof settingsEndpoints>,
  "savePayment" | "addLogo" | "saveBrand"
> = {
  async company({ services }) {
    const settings = await readSettings(services);
    const { details, hours, payment, policy, isPolicyOpen } = settings;
    const terms = isPolicyOpen ? { policy: noTerms, isPolicyOpen } : { policy };
    const company = { details, hours, payment, brand: presentBrand(settings), ...terms };
    return { data: addedTaxOf(settings) ? { ...company, addsTax: true } : company };
  },

  async privacy({ services }) {
    return { data: { ...(await readSettings(services)).privacy, noticeVersion } };
  },

  async templates({ services }) {
    return { data: (await readSettings(services)).messages };
  },

  async all({ services }) {
    return { data: await readUncachedSettings(services) };
  },

  saveDetails: save("details"),
  saveHours: save("hours"),
  saveMessages: save("messages"),
  async savePolicy({ services, visitor, body }) {
    return { data: await savePolicy(services, signedIn(visitor), body), message: settingsMessages.policy };
  },
  savePrivacy: save("privacy"),
  saveReminders: save("reminders"),
  saveTax: save("tax"),
};

type Call = { services: Services; visitor: Visitor; body: Record<string, unknown> & { version?: number } };

function save(name: keyof typeof settingsMessages) {
  return async ({ services, visitor, body }: Call) => ({
    data: await saveSection(services, signedIn(visitor), name, body),
    message: settingsMessages[name],
  });
}
