import { mkdirSync } from "node:fs";
import type { Logger } from "pino";
import { openCaches } from "./caches.ts";
import type { Config } from "./config.ts";
import { openContentVersion } from "./content-version/content-version.ts";
import { addSearchIndexes, lacksSearchIndexes } from "./db/add-search-indexes.ts";
import { inWords } from "./db/file-faults.ts";
import { refuseLostDatabase } from "./db/lost-database.ts";
import { awaitDatabase } from "./db/await-database.ts";
import { migrate, needsMigration, takeSteps, withMigrationLock } from "./db/migrate.ts";
import { type Database, openDatabase } from "./db/open.ts";
import { isInPlainText } from "./db/postgres-address.ts";
import { enterProcessList, type ProcessEntry } from "./db/process-list.ts";
import { openSchemaLock, type SchemaLock } from "./db/schema-lock.ts";
import { Limits } from "./limits/limits.ts";
import type { Mailer, Services } from "./services.ts";
import { openPictures } from "./pictures/open-pictures.ts";
import { LockOutNotes } from "./staff/sessions/lock-out-notes.ts";
import type { PictureStore } from "./pictures/store/picture-store.ts";
import { openPictureStore } from "./pictures/store/open-store.ts";
import { VisitCounts } from "./visits/visit-counts.ts";
import { Metrics } from "./watch/metrics/metrics.ts";
import { poolMetrics } from "./watch/metrics/pool-metrics.ts";
import { productMetrics } from "./watch/metrics/product-metrics.ts";
import { isBegunWithoutDemo } from "./staff/demo-flag.queries.ts";
import { openLog } from "./watch/open-log.ts";
import { noteQuery } from "./watch/request-notes.ts";

/**
 * Opens database, picture store and mailer, and migrates the schema. Throws Unstartable, a sentence, for a fault of the
 * data folder.
 */
export async function openServices(config: Config, log: Logger = openLog()): Promise<Services> {
  return inWords(config.dataDir, () => open(config, log));
}

async function open(config: Config, log: Logger): Promise<Services> {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const metrics = config.metricsToken ? new Metrics() : undefined;
  if (!config.databaseUrl && !config.startEmpty) refuseLostDatabase(config.dataDir);
  const onConnectionLost = ({ message }: Error) =>
    log.warn({ reason: message }, "a connection to PostgreSQL was lost");
  const db = openDatabase(config, {
    onConnectionLost,
    onQuery(milliseconds) {
      noteQuery(milliseconds);
      metrics?.countQuery(milliseconds);
    },
    onPool: (count) => metrics?.add(() => poolMetrics(count())),
  });
  metrics?.add(productMetrics({ db, dataDir: config.dataDir }));
  warnOfPlainText(config, log);
  const schemaLock = db.engine === "sqlite" ? openSchemaLock(config.dataDir) : undefined;
  if (config.databaseUrl) await awaitDatabase(db, config.databaseUrl, log);
  const steps = await upToDate(config, db, schemaLock);
  if (steps.length > 0) log.info({ steps }, "migrated");
  const listed = db.engine === "postgres" ? await listProcess(db) : undefined;
  await indexSearches(config, db, log);
  const store = await openPictureStore(config.dataDir, config.picturesUrl);
  warnOfStore(store, log);
  const clock = { now: () => new Date() };
  const content = openContentVersion(db);
  return {
    db,
    schemaLock,
    listed,
    clock,
    pictures: await openPictures(db.executor, log, store, clock),
    log,
    mailer: await openMailer(config),
    staffEmail: config.isMailGuessed ? "" : config.mail.staff,
    guessedEmail: config.mail.staff,
    isDemo: config.demo && !(await isBegunWithoutDemo(db.executor)),
    dataDir: config.dataDir,
    backups: { ...config.backups, dataDir: config.dataDir, databaseUrl: config.databaseUrl },
    publicUrl: config.publicUrl,
    secretsKey: config.secretsKey,
    formerSecretsKey: config.formerSecretsKey,
    limits: new Limits(db, clock, config.rateLimit),
    content,
    ...openCaches(content),
    lockOuts: new LockOutNotes(clock),
    rateLimit: config.rateLimit,
    trustedProxies: config.trustedProxies,
    metrics,
    metricsToken: config.metricsToken,
    visits: new VisitCounts(db, clock),
  };
}

/**
 * Migrates if needed, under the exclusive schema lock, and returns the applied migrations; then holds the lock shared
 * as long as this process runs.
 */
async function upToDate(config: Config, db: Database, schemaLock: SchemaLock | undefined): Promise<string[]> {
  schemaLock?.share();
  if (await needsMigration(db)) {
    schemaLock?.own();
    const steps = await patiently(config, db, (patient) => migrate(patient));
    schemaLock?.share();
    return steps;
  }
  // Throws for a database that a newer version has migrated.
  return migrate(db);
}

/** Registers this process as a user of the schema. Throws when a newer version has migrated it meanwhile. */
function listProcess(db: Database): Promise<ProcessEntry> {
  return enterProcessList(db, (work) =>
    withMigrationLock(db, async (transaction) => {
      await takeSteps(transaction);
      await work(transaction);
    }),
  );
}

/** Creates the search indexes that are missing because PostgreSQL had no `pg_trgm`. */
async function indexSearches(config: Config, db: Database, log: Logger): Promise<void> {
  if (!(await lacksSearchIndexes(db)) || (await patiently(config, db, addSearchIndexes))) return;
  log.warn("PostgreSQL has no pg_trgm, or its tables are in use: long lists are searched without an index");
}

/** Runs a change of the schema; on PostgreSQL over a connection without time limits. */
async function patiently<T>(config: Config, db: Database, change: (db: Database) => Promise<T>): Promise<T> {
  if (db.engine === "sqlite") return change(db);
  const patient = openDatabase({ ...config, databasePool: 1 }, { isPatient: true });
  return change(patient).finally(() => patient.executor.destroy());
}

/** The mailer for SMTP_URL; its library is loaded only when it is set. */
async function openMailer({ smtpUrl, mail }: Config): Promise<Mailer | undefined> {
  if (!smtpUrl) return undefined;
  const { smtpMailer } = await import("./outbox/smtp-mailer.ts");
  return smtpMailer(smtpUrl, mail.from);
}

/** Warns when DATABASE_URL names another machine without TLS: records then cross the network in plain text. */
function warnOfPlainText({ databaseUrl }: Config, log: Logger): void {
  if (!databaseUrl || !isInPlainText(databaseUrl)) return;
  log.warn(
    "DATABASE_URL names another machine without sslmode: add ?sslmode=verify-full, or ?sslmode=disable within one's own network",
  );
}

/** Warns when the picture store does not take pictures; the site runs without them. */
function warnOfStore(store: PictureStore, log: Logger): void {
  void store.fault().then((words) => words && log.warn(words));
}

/** Closes everything that `openServices` opened. */
export async function closeServices(services: Services): Promise<void> {
  await services.pictures.conversions.stop();
  services.mailer?.close();
  services.content.close();
  await services.listed?.leave();
  await services.db.executor.destroy();
  services.schemaLock?.release();
}
