import { companyDefaults } from "#contract/company-defaults.ts";
import type { SectionName, Settings } from "#contract/settings.ts";
import type { Executor } from "../db/open.ts";
import { memoizeRead } from "../db/memoized-reads.ts";
import type { Services } from "../services.ts";
import { isDemoOver } from "./demo-words.ts";
import { ownPrefix } from "./own-prefix.ts";
import { emptySettings } from "./empty-settings.ts";
import { readSections } from "./settings.queries.ts";

/**
 * The company's settings: saved sections over the defaults. Cached in the process, because every page reads them. `db`:
 * the transaction to read in, if there is one; it reads past the cache.
 */
export function readSettings(services: Services, db: Executor = services.db.executor): Promise<Settings> {
  // Reading the version takes a connection, which may never become free while transactions wait for it.
  if (db.isTransaction) return readWithin(db, services);
  return services.settings.get(() => readUncachedSettings(services, db));
}

const readWithin = memoizeRead(
  (db, services: Services) => readUncachedSettings(services, db),
  ({ isDemo }) => String(isDemo),
);

/** Reads the settings from the database, past the cache. */
export async function readUncachedSettings(
  services: Services,
  db: Executor = services.db.executor,
): Promise<Settings> {
  const sections = await readSections(db);
  const defaults = services.isDemo && !isDemoOver(sections) ? companyDefaults : emptySettings;
  const rows = new Map(sections.map((row) => [row.name, row]));
  const section = <Name extends SectionName>(name: Name): (typeof companyDefaults)[Name] => {
    const saved = rows.get(name);
    // A section saved by an older version may lack newer fields; the demo's values would be wrong for this company.
    return saved ? { ...emptySettings[name], ...JSON.parse(saved.value) } : defaults[name];
  };
  const version = (name: SectionName) => rows.get(name)?.version ?? 0;
  const details = section("details");
  const tax = rows.has("tax") ? section("tax") : { ...section("tax"), prefix: ownPrefix(details.name) };
  return {
    details,
    hours: section("hours"),
    payment: section("payment"),
    messages: section("messages"),
    privacy: section("privacy"),
    tax,
    reminders: section("reminders"),
    brand: section("brand"),
    policy: section("policy"),
    ...(defaults === emptySettings && !rows.has("policy") && { isPolicyOpen: true as const }),
    versions: {
      details: version("details"),
      hours: version("hours"),
      payment: version("payment"),
      messages: version("messages"),
      privacy: version("privacy"),
      tax: version("tax"),
      reminders: version("reminders"),
      brand: version("brand"),
      policy: version("policy"),
    },
  };
}
