import { defineConfig } from "@playwright/test";
import { useQuickFolders } from "../support/quick-folders.ts";
import { engineNames, installedEngines } from "./installed.ts";
import type { Worker } from "./engine-test.ts";

useQuickFolders();
const installed = installedEngines();
const here = engineNames.filter((name) => installed[name] !== undefined);

/** Test files that Chromium skips, because `test/e2e` covers them there: dialogs, half-typed sheets, page widths, the staff's day. */
const elsewhere = ["dialogs.test.ts", "half-typed.test.ts", "screens.test.ts", "staff.test.ts"];

/** The same journeys on each engine that this machine has. */
export default defineConfig<object, Worker>({
  testDir: ".",
  globalSetup: "./start-site.ts",
  fullyParallel: true,
  workers: 3,
  timeout: 180_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 30_000 },
  retries: process.env["CI"] ? 1 : 0,
  failOnFlakyTests: true,
  reporter: [["list"], ["json"]],
  projects: here.map((name) => ({
    name,
    testIgnore: name === "chromium" ? elsewhere : [],
    use: { engineName: name },
  })),
});
