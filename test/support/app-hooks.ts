import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { startTestApp, type TestApp, type TestAppOptions } from "./app.ts";

type Hook = (run: () => Promise<void>) => void;

/** A proxy of an application that the hooks start and stop. */
function startedBy(before: Hook, after: Hook, options: TestAppOptions | undefined): TestApp {
  let running: TestApp | undefined;
  before(async () => void (running = await startTestApp(options)));
  after(async () => running?.stop());
  return new Proxy({} as TestApp, {
    get(_, name) {
      if (!running) throw new Error(`app.${String(name)} is read before the first hook has started it`);
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
export const appOfFile = (options?: TestAppOptions) => startedBy(beforeAll, afterAll, options);

/** A `call` with the owner's session, shared by all tests of a file. */
export const staffOfFile = (app: TestApp) => signedInBy(beforeAll, app);

/** A new application for each test of a file. */
export const appOfTest = (options?: TestAppOptions) => startedBy(beforeEach, afterEach, options);

/** A `call` with the owner's session, signed in before each test. */
export const staffOfTest = (app: TestApp) => signedInBy(beforeEach, app);
