import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { drawn } from "../../../playwright.config.ts";
import { copyPreparedPictures } from "../support/prepare-site.ts";
import { startSite, test as base } from "../support/site.ts";
import { fixedNow, onFixedDay } from "./fixed-day.ts";

const seed = fileURLToPath(new URL("seed-fixed-day.ts", import.meta.url));

/** The demo site on a fixed day, for the server and for the page. */
export const test = base.extend<object, { site: string }>({
  site: [
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "agency-looks-"));
      copyPreparedPictures(dataDir);
      const env = { ...process.env, ...onFixedDay };
      await promisify(execFile)(process.execPath, [seed, dataDir], { env });
      const { address, stop } = await startSite(dataDir, onFixedDay);
      await use(address);
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  launchOptions: [drawn, { scope: "worker" }],
  serviceWorkers: "block",
  page: async ({ page }, use) => {
    await page.clock.setFixedTime(fixedNow);
    // Stops slideshows at their first picture.
    await page.addInitScript(() => Object.assign(globalThis, { setInterval: () => 0 }));
    await use(page);
  },
});
