import { defineConfig } from "@playwright/test";

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

export default defineConfig({
  testDir: "test/e2e",
  globalSetup: "./test/e2e/support/prepare-site.ts",
  workers: 1,
  timeout: 90_000,
  // A second try on a fresh site tells a busy machine from a fault; the report names it as flaky.
  retries: 1,
  reporter: [["list"], ["json"]],
  use: {
    launchOptions: { executablePath: process.env["CHROMIUM"] || undefined, args: flags },
    viewport: { width: 1440, height: 900 },
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
  },
});
