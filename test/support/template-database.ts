import type { TestProject } from "vitest/node";
import { migrate } from "#server/db/migrate.ts";
import { createFirstAccount } from "#server/staff/accounts/first-account.ts";
import { freshDatabase } from "./fresh-database.ts";
import { owner } from "./owner.ts";
import { TestClock, testToday } from "./test-clock.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated database with the owner's account, for `freshDatabase` to copy. */
    template: string;
  }
}

/** Migrates once for all test files of the run; each test then begins with a copy. */
export default async function makeTemplate(project: TestProject): Promise<() => Promise<void>> {
  const { db, dataDir, template, remove } = await freshDatabase();
  await migrate(db);
  await createFirstAccount({ db, dataDir, clock: new TestClock(testToday) }, owner);
  // A template must have no connections, and SQLite's file is complete only after closing.
  await db.executor.destroy();
  project.provide("template", template);
  return remove;
}
