import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { useMemoryFolder } from "./test/support/memory-folder.ts";

useMemoryFolder();

const tests = globSync("{app,contract,server,demo,test,scripts}/**/*.test.{ts,tsx}", {
  exclude: ["test/{e2e,engines}/**"],
});

/** Whatever opens a database of its own is tried on both engines; the rest would do the same again on the second. */
const opensDatabase = /support\/(app|fresh-database|pictures\/upload-site)\.ts"|TEST_DATABASE_URL/;
const api = tests.filter((file) => opensDatabase.test(readFileSync(file, "utf8")));
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "api",
          include: api,
          globalSetup: "test/support/template-database.ts",
          // The server and the reply checker are loaded once for all files: what a test changes is in its own `app`.
          pool: "threads",
          isolate: false,
          ...patience,
        },
      },
      { test: { name: "unit", include: tests.filter((file) => !api.includes(file)), ...patience } },
    ],
  },
});
