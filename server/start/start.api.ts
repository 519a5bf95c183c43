import { type startEndpoints, startMessages } from "#contract/start.ts";
import type { Handlers } from "../call.ts";
import { readStart } from "./read-start.ts";
import { dismissedSetting, setNote, textsSetting } from "./start.queries.ts";

export const startHandlers: Handlers<typeof startEndpoints> = {
  async read({ services }) {
    return { data: await readStart(services) };
  },

  async note({ services, body: { isDismissed, areTextsLookedOver } }) {
    const db = services.db.executor;
    const now = services.clock.now().toISOString();
    if (isDismissed !== undefined) await setNote(db, dismissedSetting, isDismissed, now);
    if (areTextsLookedOver !== undefined) await setNote(db, textsSetting, areTextsLookedOver, now);
    return { data: await readStart(services), message: startMessages.noted };
  },
};
