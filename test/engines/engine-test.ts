import { writeFileSync } from "node:fs";
import { test as base, expect } from "@playwright/test";
import { staffLogin } from "../e2e/support/site.ts";
import { startChromium } from "./chromium.ts";
import { startFirefox } from "./firefox.ts";
import { type EngineName, installedEngines } from "./installed.ts";
import { Office } from "./office.ts";
import { openSite, siteAddress } from "./start-site.ts";
import type { Engine, Size } from "./tab.ts";
import { button, Visitor } from "./visitor.ts";
import { startWebKit } from "./webkit.ts";

export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 800 };

type Fixtures = {
  /** The size of the viewport. */
  size: Size;
  /** For tests that change pages that other tests read. */
  hasOwnSite: boolean;
  site: string;
  office: Office;
  guest: Visitor;
  staff: Visitor;
  /** Makes a name unique for this engine and try, so that the same test elsewhere has other records. */
  ownName: (name: string) => string;
};
export type Worker = { engineName: EngineName; engine: Engine };

const start = { webkit: startWebKit, firefox: startFirefox, chromium: startChromium };

export const test = base.extend<Fixtures, Worker>({
  engineName: ["webkit", { scope: "worker", option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await start[engineName](installedEngines()[engineName] ?? "");
      await use(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],
  size: [phone, { option: true }],
  hasOwnSite: [false, { option: true }],
  site: async ({ hasOwnSite }, use) => {
    if (!hasOwnSite) return use(process.env[siteAddress] ?? "");
    const { address, stop } = await openSite();
    await use(address);
    return stop();
  },
  office: async ({ site }, use) => use(new Office(site)),
  guest: async ({ engine, size, site }, use, testInfo) => {
    const tab = await engine.open(size);
    await use(new Visitor(tab, site));
    if (testInfo.status !== testInfo.expectedStatus)
      writeFileSync(testInfo.outputPath("seen.png"), await tab.screenshot());
    await tab.close();
  },
  staff: async ({ guest }, use) => {
    await guest.goto("/control/login");
    await guest.fillAll({ Username: staffLogin.username, Password: staffLogin.password });
    await guest.press(button("Login"));
    await guest.isAt(/^\/control\/(?!login)/);
    await use(guest);
  },
  ownName: async ({ engineName }, use, testInfo) => {
    await use((name) => `${name} ${engineName} ${testInfo.retry}`);
  },
});

export { expect };
