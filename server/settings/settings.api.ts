import { noticeVersion } from "#contract/privacy.ts";
import { type settingsEndpoints, settingsMessages } from "#contract/settings.ts";
import { openPolicy } from "#contract/rules/terms.ts";
import { addedTaxOf } from "#contract/tax-settings.ts";
import type { Handlers } from "../call.ts";
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

  async saveDetails({ services, visitor, body }) {
    return {
      data: await saveSection(services, signedIn(visitor), "details", body),
      message: settingsMessages.details,
    };
  },

  async saveHours({ services, visitor, body }) {
    return {
      data: await saveSection(services, signedIn(visitor), "hours", body),
      message: settingsMessages.hours,
    };
  },

  async saveMessages({ services, visitor, body }) {
    return {
      data: await saveSection(services, signedIn(visitor), "messages", body),
      message: settingsMessages.messages,
    };
  },

  async savePolicy({ services, visitor, body }) {
    return {
      data: await savePolicy(services, signedIn(visitor), body),
      message: settingsMessages.policy,
    };
  },

  async savePrivacy({ services, visitor, body }) {
    return {
      data: await saveSection(services, signedIn(visitor), "privacy", body),
      message: settingsMessages.privacy,
    };
  },

  async saveReminders({ services, visitor, body }) {
    return {
      data: await saveSection(services, signedIn(visitor), "reminders", body),
      message: settingsMessages.reminders,
    };
  },

  async saveTax({ services, visitor, body }) {
    return {
      data: await saveSection(services, signedIn(visitor), "tax", body),
      message: settingsMessages.tax,
    };
  },
};
