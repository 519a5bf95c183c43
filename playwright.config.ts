import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { useQuickFolders } from "./test/support/quick-folders.ts";

useQuickFolders();

/** Chromium without what a test does not need. */
export const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The whole browser; undefined for Playwright's own. */
export const chromium = process.env["CHROMIUM"] || undefined;

/** Debian's Chromium without what draws windows: the same pages for three quarters of the CPU time. */
const headlessShell = "/usr/bin/chromium-headless-shell";

/** For the tests that take pictures; the others do without pixels. Each way is a worker of its own. */
export const drawn = { executablePath: existsSync(headlessShell) ? headlessShell : chromium, args: flags };

/** Without memory for tiles no pixel is drawn; frames come as ever, so that what is clicked and measured is the same. */
export const withoutPixels = "--force-gpu-mem-available-mb=0";

export default defineConfig({
  testDir: "test/e2e",
  globalSetup: "./test/e2e/support/prepare-site.ts",
  // Each worker has a site of its own.
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 30_000 },
  // In CI a second try tells a fault that comes and goes from one that stays; either fails the build.
  retries: process.env["CI"] ? 1 : 0,
  failOnFlakyTests: true,
  reporter: [["list"], ["json"]],
  use: {
    launchOptions: { ...drawn, args: [...flags, withoutPixels] },
    // What moves by itself costs time in every test; those about motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    viewport: { width: 1440, height: 900 },
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
  },
});
