import { pino } from "pino";
import { inject } from "vitest";
import type { Envelope } from "#contract/core/envelope.ts";
import { openContentVersion } from "#server/content-version/content-version.ts";
import { createApp } from "#server/http/app.ts";
import type { ApiTable } from "#server/http/calls.ts";
import { Limits } from "#server/limits/limits.ts";
import type { Mailer, Services } from "#server/services.ts";
import { openCaches } from "#server/caches.ts";
import { LockOutNotes } from "#server/staff/sessions/lock-out-notes.ts";
import { createMemoryStore } from "#test/support/pictures/memory-store.ts";
import type { PictureStore } from "#server/pictures/store/picture-store.ts";
import { imageWork } from "#server/pictures/image/image-work.ts";
import { openPictures } from "#server/pictures/open-pictures.ts";
import { openBrowser } from "./browser-session.ts";
import { freshDatabase } from "./fresh-database.ts";
import { owner } from "./owner.ts";
import { checkReply, replyCheck } from "./reply-check.ts";
import { TestClock, testToday } from "./test-clock.ts";

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

export type TestAppOptions = {
  rateLimit?: boolean;
  mailer?: Mailer;
  publicUrl?: string;
  trustedProxies?: string[];
  /** The endpoints; the product's unless given. */
  table?: ApiTable;
  isDemo?: boolean;
  /** Where pictures are; in memory unless given. */
  pictureStore?: PictureStore;
};

/** The whole API on a migrated database of its own, with the owner's account. `stop` removes it again. */
export async function startTestApp(options: TestAppOptions = {}) {
  const fresh = await freshDatabase(inject("template"));
  const clock = new TestClock(testToday);
  const log = pino({ level: "silent" });
  const store = createMemoryStore();
  const content = openContentVersion(fresh.db);
  const services: Services = {
    db: fresh.db,
    clock,
    pictures: await openPictures(fresh.db.executor, log, options.pictureStore ?? store, clock, imageWork()),
    log,
    limits: new Limits(fresh.db, clock, options.rateLimit ?? false),
    content,
    ...openCaches(content),
    lockOuts: new LockOutNotes(clock),
    rateLimit: options.rateLimit ?? false,
    trustedProxies: options.trustedProxies,
    mailer: options.mailer,
    staffEmail: "desk@test.example",
    isDemo: options.isDemo ?? true,
    dataDir: fresh.dataDir,
    publicUrl: options.publicUrl,
    // Nobody listens there: no test asks a server outside.
    portalAddress: "http://127.0.0.1:9",
  };
  const app = createApp(services, undefined, options.table);
  const check = options.table ? replyCheck(options.table.endpoints) : checkReply;

  /** Sends one request, a body as JSON unless it is a FormData, and checks the reply against the OpenAPI document. */
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
    check(method, path, response.status, envelope);
    return { ...envelope, headers: response.headers };
  }

  /** Signs the owner in and returns a `call` with that session, which keeps cookies as a browser does. */
  async function signIn(as = owner): Promise<typeof call> {
    const browser = openBrowser(call);
    const { status } = await browser("POST", "auth/login", as);
    if (status !== 200) throw new Error(`sign-in answered ${status}`);
    return browser;
  }

  async function stop(): Promise<void> {
    await services.pictures.conversions.stop();
    content.close();
    await fresh.db.executor.destroy();
    await fresh.remove();
  }

  return { app, services, store, clock, call, signIn, stop, reopen: fresh.reopen };
}
