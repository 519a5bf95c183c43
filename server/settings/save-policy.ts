import type { PolicyForm } from "#contract/policy.ts";
import { inTransaction, withTransaction } from "../db/transaction.ts";
import type { Services } from "../services.ts";
import { readUncachedSettings } from "./read-settings.ts";
import { saveSection } from "./save-section.ts";

/**
 * Saves the terms of future stays, and returns their new version; fields left out of the form are unchanged. Throws
 * `changed_meanwhile`.
 */
export function savePolicy(
  services: Services,
  by: { username: string },
  form: PolicyForm & { version?: number },
): Promise<{ version: number }> {
  return inTransaction(services.db, async (transaction) => {
    const { policy } = await readUncachedSettings(services, transaction);
    const { advanceDueDays = policy.advanceDueDays, houses = policy.houses, ...terms } = form;
    return saveSection(withTransaction(services, transaction), by, "policy", {
      ...terms,
      advanceDueDays,
      houses,
    });
  });
}
