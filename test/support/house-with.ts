import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { migrate } from "#server/db/migrate.ts";
import { writeLists } from "../../scripts/write-lists.mjs";
import type { startTestApp } from "./app.ts";

/** The sources of the API, and the folders in which the app's lists are found. */
const copied = ["package.json", "contract", "server", "test/support", "app/features", "app/routes/control"];
const isNeeded = (path: string) => !/\.test\.tsx?$|\/sample-kind\b/.test(path);

/** A copy of the project with the files of a folder added at their paths, and its lists generated. */
export async function houseWith(addition: string) {
  const folder = mkdtempSync(join(tmpdir(), "agency-house-"));
  for (const path of copied) cpSync(path, join(folder, path), { recursive: true, filter: isNeeded });
  cpSync(addition, folder, { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "dir");
  writeLists(folder);
  return {
    folder,
    /** The API of that copy on a new database, on the engine under test. */
    async startApp() {
      const { start, update } = await loadHouse(folder);
      const app = await start();
      await update(app.services.db);
      return app;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

type Loaded = [{ startTestApp: typeof startTestApp }, { migrate: typeof migrate }];

async function loadHouse(folder: string) {
  const paths = ["test/support/app.ts", "server/db/migrate.ts"];
  const loaded = paths.map((path) => import(pathToFileURL(join(folder, path)).href));
  const [{ startTestApp: start }, { migrate: update }] = (await Promise.all(loaded)) as Loaded;
  return { start, update };
}
