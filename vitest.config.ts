import { defineConfig } from "vitest/config";
import { inlineScripts } from "./scripts/inline-scripts.ts";
import { useQuickFolders } from "./test/support/quick-folders.ts";
import { sortTests } from "./test/support/projects.ts";

useQuickFolders();

const { api, unit } = sortTests();
// A busy machine is slow, not wrong.
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

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
      {
        plugins: [inlineScripts()],
        test: { name: "unit", include: unit, ...patience },
      },
    ],
  },
});
