import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import type { Envelope } from "#contract/core/envelope.ts";
import { migrate } from "#server/db/migrate.ts";
import { type Database, openDatabase } from "#server/db/open.ts";
import { createApp } from "#server/http/app.ts";
import { Limits } from "#server/limits/limits.ts";
import type { Mailer, Services } from "#server/services.ts";
import { createFirstAccount } from "#server/staff/accounts/first-account.ts";
import { createMemoryStore } from "#test/support/pictures/memory-store.ts";
import { openPictures } from "#server/pictures/open-pictures.ts";
import { openBrowser } from "./browser-session.ts";
import { checkReply } from "./reply-check.ts";

/** A clock that tests set; it stands still otherwise. */
export class TestClock {
  #now: Date;
  constructor(now: string) {
    this.#now = new Date(now);
  }
  now(): Date {
    return this.#now;
  }
  forward(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }
}

export const owner = { username: "asha", password: "walnut-and-willow" };

/** Today is 1 June 2030 in all API tests. */
const testToday = "2030-06-01T06:30:00Z";

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

type FreshDatabase = {
  db: Database;
  /** Where it is: a folder, or an address. */
  dataDir?: string;
  databaseUrl?: string;
  reopen: () => Database;
  remove: () => Promise<void>;
};

type Options = { rateLimit?: boolean; mailer?: Mailer; publicUrl?: string; trustedProxies?: string[] };

/**
 * The whole API on a fresh, migrated database: SQLite in a new folder, or with TEST_DATABASE_URL a new PostgreSQL
 * database on that server. `stop` removes it again.
 */
export async function startTestApp(options: Options = {}) {
  const fresh = await freshDatabase();
  const clock = new TestClock(testToday);
  const log = pino({ level: "silent" });
  await migrate(fresh.db);
  const store = createMemoryStore();
  const services: Services = {
    db: fresh.db,
    clock,
    pictures: await openPictures(fresh.db.executor, log, store),
    log,
    limits: new Limits(fresh.db, clock, options.rateLimit ?? false),
    rateLimit: options.rateLimit ?? false,
    trustedProxies: options.trustedProxies,
    mailer: options.mailer,
    staffEmail: "desk@test.example",
    dataDir: fresh.dataDir,
    publicUrl: options.publicUrl,
  };
  await createFirstAccount(services, owner);
  const app = createApp(services);

  /** One request; a body is sent as JSON, but for a FormData. Every reply must be what the OpenAPI document promises, with the HTTP status in it. */
  async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const isReady = body === undefined || typeof body === "string" || body instanceof FormData;
    const sent = isReady ? body : JSON.stringify(body);
    const isJson = body !== undefined && !(body instanceof FormData);
    const type = isJson && { "content-type": "application/json" };
    const init = { method, body: sent, headers: { ...type, ...headers } };
    const response = await app.request(`http://test.example/api/${path}`, init, {});
    const envelope = (await response.json()) as Envelope;
    if (envelope.status !== response.status)
      throw new Error(`${path}: envelope ${envelope.status}, HTTP ${response.status}`);
    checkReply(method, path, response.status, envelope);
    return { ...envelope, headers: response.headers };
  }

  /** Signs the owner in and answers calls with that session, whose cookies are kept as a browser keeps them. */
  async function signIn(as = owner): Promise<typeof call> {
    const browser = openBrowser(call);
    const { status } = await browser("POST", "auth/login", as);
    if (status !== 200) throw new Error(`sign-in answered ${status}`);
    return browser;
  }

  async function stop(): Promise<void> {
    await services.pictures.conversions.stop();
    await fresh.db.executor.destroy();
    await fresh.remove();
  }

  return { app, services, store, clock, call, signIn, stop, reopen: fresh.reopen };
}

/** An empty database of the engine under test; `reopen` is another process's connection to it. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const server = process.env["TEST_DATABASE_URL"];
  if (!server) {
    const dataDir = mkdtempSync(join(tmpdir(), "agency-test-"));
    return {
      db: openDatabase({ dataDir }),
      dataDir,
      reopen: () => openDatabase({ dataDir }),
      remove: async () => rmSync(dataDir, { recursive: true, force: true }),
    };
  }
  const name = `agency_test_${randomBytes(6).toString("hex")}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const reopen = () => openDatabase({ databaseUrl: url.href, dataDir: "." });
  return {
    db: reopen(),
    databaseUrl: url.href,
    reopen,
    remove: () => onServer(server, `drop database ${name} with (force)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const { executor } = openDatabase({ databaseUrl: url, dataDir: "." });
  await sql.raw(statement).execute(executor);
  await executor.destroy();
}
