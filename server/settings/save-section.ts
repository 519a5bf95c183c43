import type { SectionName } from "#contract/settings.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { forgetSettings, readFresh } from "./read-settings.ts";
import { writeSection } from "./settings.queries.ts";

/**
 * Saves one section whole; answers its new version. Throws `changed_meanwhile` when it is no longer in the version the
 * change was made from.
 */
export async function saveSection(
  services: Services,
  name: SectionName,
  form: Record<string, unknown> & { version?: number },
): Promise<{ version: number }> {
  const { version: readVersion, ...value } = form;
  const version = await inTransaction(services.db, async (transaction) => {
    const current = (await readFresh(transaction)).versions[name];
    const from = readVersion ?? current;
    const changed_at = services.clock.now().toISOString();
    const section = { name, value: JSON.stringify(value), changed_at };
    if (from !== current || !(await writeSection(transaction, section, from))) {
      throw new AppError("changed_meanwhile");
    }
    return from + 1;
  });
  forgetSettings(services);
  return { version };
}
