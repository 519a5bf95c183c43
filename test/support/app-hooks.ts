import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { startFakeGateway } from "./fake-gateway.ts";
import { startFakePortal } from "./fake-portal.ts";
import { startTestApp, type TestApp, type TestAppOptions } from "./app.ts";

type Hook = (run: () => Promise<void>) => void;

/** A proxy of what the hooks start and stop. */
export function startedBy<Started extends { stop: () => Promise<void> }>(
  before: Hook,
  after: Hook,
  start: () => Promise<Started>,
): Started {
  let running: Started | undefined;
  before(async () => void (running = await start()));
  after(async () => running?.stop());
  return new Proxy({} as Started, {
    get(_, name) {
      if (!running) throw new Error(`${String(name)} is read before the first hook has started it`);
      return Reflect.get(running, name);
    },
  });
}

function signedInBy(before: Hook, app: TestApp): TestApp["call"] {
  let session: TestApp["call"] | undefined;
  before(async () => void (session = await app.signIn()));
  return async (...asked) => {
    if (!session) throw new Error("Nobody is signed in before the first hook");
    return session(...asked);
  };
}

/** One application for all tests of a file, stopped after the last. */
export const appOfFile = (options?: TestAppOptions) =>
  startedBy(beforeAll, afterAll, () => startTestApp(options));

/** A `call` with the owner's session, shared by all tests of a file. */
export const staffOfFile = (app: TestApp) => signedInBy(beforeAll, app);

/** A new application for each test of a file. */
export const appOfTest = (options?: TestAppOptions) =>
  startedBy(beforeEach, afterEach, () => startTestApp(options));

/** A `call` with the owner's session, signed in before each test. */
export const staffOfTest = (app: TestApp) => signedInBy(beforeEach, app);

/** A fake payment gateway for all tests of a file, which the application calls. */
export const gatewayOfFile = (app: TestApp) =>
  startedBy(beforeAll, afterAll, async () => {
    const gateway = await startFakeGateway();
    app.services.gatewayAddress = gateway.address;
    return gateway;
  });

/** A fake portal for all tests of a file, which the application asks in place of all others. */
export const portalOfFile = (app: TestApp) =>
  startedBy(beforeAll, afterAll, async () => {
    const portal = await startFakePortal();
    app.services.portalAddress = portal.address;
    return portal;
  });
