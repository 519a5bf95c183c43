import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { startedBy } from "./app-hooks.ts";
import { startChildServer } from "./child-server.ts";
import { freshDatabase } from "./fresh-database.ts";
import { owner } from "./owner.ts";

/** Two processes of the API on one database, for all tests of a file, with the owner's session. */
export const twoServersOfFile = () => startedBy(beforeAll, afterAll, startTwoServers);

async function startTwoServers() {
  const fresh = await freshDatabase(inject("template"));
  const dataDir = fresh.dataDir ?? mkdtempSync(join(tmpdir(), "agency-two-"));
  const where = { dataDir, databaseUrl: fresh.databaseUrl };
  const servers = [await startChildServer(where), await startChildServer(where)] as const;
  const signedIn = await servers[0].call("POST", "auth/login", owner);
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(";")[0]);
  return {
    servers,
    cookie: cookie.join("; "),
    db: fresh.db.executor,
    /** A call of staff at one of the two: at the first for an even number. */
    staffAt: (which: number, method: string, path: string, body?: unknown) =>
      servers[which % 2 === 0 ? 0 : 1].call(method, path, body, { cookie: cookie.join("; ") }),
    async stop() {
      await Promise.all(servers.map((server) => server.kill()));
      await fresh.db.executor.destroy();
      await fresh.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
