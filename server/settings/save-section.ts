import type { SectionName } from "#contract/settings.ts";
import { inTransaction } from "../db/transaction.ts";
import { recordChange } from "../change-log/record-change.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { readUncachedSettings } from "./read-settings.ts";
import { writeSection } from "./settings.queries.ts";

const sections = {
  details: { recordId: 1, title: "Company details" },
  hours: { recordId: 2, title: "Opening hours" },
  payment: { recordId: 3, title: "Payment" },
  messages: { recordId: 4, title: "Message templates" },
  privacy: { recordId: 5, title: "Privacy" },
  policy: { recordId: 7, title: "Advance and cancellation" },
  brand: { recordId: 8, title: "Brand" },
  tax: { recordId: 9, title: "Papers and tax" },
  reminders: { recordId: 10, title: "Reminders" },
} as const satisfies Record<SectionName, { recordId: number; title: string }>;

/**
 * Saves one whole section and returns its new version. Throws `changed_meanwhile` when it is no longer in the version
 * the change was made from.
 */
export async function saveSection(
  services: Services,
  by: { username: string },
  name: SectionName,
  form: Record<string, unknown> & { version?: number },
): Promise<{ version: number }> {
  const { version: readVersion, ...value } = form;
  const version = await inTransaction(services.db, async (transaction) => {
    const settings = await readUncachedSettings(services, transaction);
    const current = settings.versions[name];
    const from = readVersion ?? current;
    const changed_at = services.clock.now().toISOString();
    const section = { name, value: JSON.stringify(value), changed_at };
    if (from !== current || !(await writeSection(transaction, section, from))) {
      throw new AppError("changed_meanwhile");
    }
    const change = { by, kind: "settings", action: "changed", ...sections[name] } as const;
    const [before, after] = [named(settings[name]), named(value)];
    await recordChange(services, transaction, { ...change, before, after });
    return from + 1;
  });
  return { version };
}

/** Fields under names that people read: `headPinCode` is "Head pin code". */
function named(fields: Record<string, unknown>): Record<string, unknown> {
  const inWords = (name: string) =>
    name
      .replace(/^./, (letter) => letter.toUpperCase())
      .replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const inText = (value: unknown) => (Array.isArray(value) ? value.map(listed).join("; ") : value);
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [inWords(name), inText(value)]));
}

/** A ladder's step as `15: 0`; a house's terms in sequence. */
function listed(value: unknown): string {
  if (Array.isArray(value)) return `(${value.map(listed).join("; ")})`;
  return typeof value === "object" && value !== null
    ? Object.values(value).map(listed).join(": ")
    : String(value);
}
