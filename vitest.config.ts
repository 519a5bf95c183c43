import { defineConfig } from "vitest/config";
import { writeLists } from "./scripts/write-lists.mjs";
import { inlineScripts } from "./scripts/inline-scripts.ts";
import { useQuickFolders } from "./test/support/quick-folders.ts";
import { sortTests } from "./test/support/projects.ts";

useQuickFolders();
writeLists();

const { api, apiWithPages, unit, document } = sortTests();
// A busy machine is slow, not wrong.
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };
/** The server and the reply checker are loaded once for all files: what a test changes is in its own `app`. */
const onDatabase = {
  globalSetup: "test/support/template-database.ts",
  pool: "threads",
  isolate: false,
  ...patience,
} as const;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "api",
          include: api,
          // As Node runs the server, which takes less time than Vite's own way to run modules.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          ...onDatabase,
        },
      },
      { test: { name: "api with pages", include: apiWithPages, ...onDatabase } },
      {
        plugins: [inlineScripts()],
        test: { name: "unit", include: unit, isolate: false, ...patience },
      },
      {
        plugins: [inlineScripts()],
        // A process for each file: what scripts leave in one document must not meet the next.
        test: { name: "document", include: document, ...patience },
      },
    ],
  },
});
