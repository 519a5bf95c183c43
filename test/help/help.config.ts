import { defineConfig } from "@playwright/test";
import browserTests, { drawn } from "../../playwright.config.ts";

/** Makes the pictures of the page of help anew: `playwright test --config test/help/help.config.ts`. */
export default defineConfig(browserTests, {
  testDir: ".",
  globalSetup: "../e2e/support/prepare-site.ts",
  workers: 1,
  use: { launchOptions: drawn },
});
