import { mkdirSync } from "node:fs";
import { pino } from "pino";
import type { Config } from "./config.ts";
import { migrate, needsMigration } from "./db/migrate.ts";
import { type Database, openDatabase } from "./db/open.ts";
import { openSchemaLock, type SchemaLock } from "./db/schema-lock.ts";
import { Limits } from "./limits/limits.ts";
import { smtpMailer } from "./notifications/smtp-mailer.ts";
import type { Services } from "./services.ts";
import { openPictures } from "./uploads/open-pictures.ts";
import { openPictureStore } from "./uploads/open-store.ts";

/** Opens everything the company's rules need, with an up-to-date database. */
export async function openServices(config: Config): Promise<Services> {
  mkdirSync(config.dataDir, { recursive: true });
  const db = openDatabase(config);
  const schemaLock = db.engine === "sqlite" ? openSchemaLock(config.dataDir) : undefined;
  await upToDate(db, schemaLock);
  const log = pino();
  const store = await openPictureStore(config.dataDir, config.picturesUrl);
  const clock = { now: () => new Date() };
  return {
    db,
    schemaLock,
    clock,
    pictures: await openPictures(db.executor, log, store),
    log,
    mailer: config.smtpUrl ? smtpMailer(config.smtpUrl, config.mail.from) : undefined,
    staffEmail: config.mail.staff,
    dataDir: config.dataDir,
    publicUrl: config.publicUrl,
    secretsKey: config.secretsKey,
    limits: new Limits(db, clock, config.rateLimit),
    rateLimit: config.rateLimit,
    trustedProxies: config.trustedProxies,
  };
}

/** Migrates when it must, alone with the file; then holds the schema still as long as this process runs. */
async function upToDate(db: Database, schemaLock: SchemaLock | undefined): Promise<void> {
  schemaLock?.share();
  if (await needsMigration(db)) {
    schemaLock?.own();
    await migrate(db);
    schemaLock?.share();
  } else {
    // Refuses a database that a newer version has changed.
    await migrate(db);
  }
}

/** Gives everything back that `openServices` opened. */
export async function closeServices(services: Services): Promise<void> {
  await services.pictures.conversions.stop();
  services.mailer?.close();
  await services.db.executor.destroy();
  services.schemaLock?.release();
}
