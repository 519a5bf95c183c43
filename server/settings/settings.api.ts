import { settingsMessages } from "#contract/settings.ts";
import type { HandlersOf } from "../call.ts";
import { readFresh, readSettings } from "./read-settings.ts";
import { saveSection } from "./save-section.ts";

export const settingsHandlers: HandlersOf<"settings"> = {
  async company({ services }) {
    const { details, hours, payment } = await readSettings(services);
    return { data: { details, hours, payment } };
  },

  async templates({ services }) {
    return { data: (await readSettings(services)).messages };
  },

  async all({ services }) {
    return { data: await readFresh(services.db.executor) };
  },

  async saveDetails({ services, body }) {
    return { data: await saveSection(services, "details", body), message: settingsMessages.details };
  },

  async saveHours({ services, body }) {
    return { data: await saveSection(services, "hours", body), message: settingsMessages.hours };
  },

  async savePayment({ services, body }) {
    return { data: await saveSection(services, "payment", body), message: settingsMessages.payment };
  },

  async saveMessages({ services, body }) {
    return { data: await saveSection(services, "messages", body), message: settingsMessages.messages };
  },
};
