import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test as base } from "@playwright/test";
import { startBuiltSite } from "../../../scripts/built-site.ts";
import { runAxe } from "./axe.ts";
import { copyPreparedSite } from "./prepare-site.ts";

export const staffLogin = { username: "asha", password: "walnut-and-willow" };

/** Starts another site with the given settings, with demo content if they turn it on; stopped after the test. */
export type AnotherSite = (settings: Record<string, string>) => Promise<{ address: string; dataDir: string }>;

export type Accessible = typeof expectAccessible;

type Fixtures = {
  anotherSite: AnotherSite;
  signedIn: Page;
  withoutScripts: Page;
  accessible: Accessible;
};

/** Tests that change what every page shows set a `company` of their own, which starts a site for them alone. */
type Worker = { company: string; settings: Record<string, string>; site: string };

/** The built site on 127.0.0.1 with the demo content in a folder of its own, one for each worker. */
export const test = base.extend<Fixtures, Worker>({
  company: ["the demo's", { scope: "worker", option: true }],
  settings: [{}, { scope: "worker", option: true }],
  site: [
    // oxlint-disable-next-line typescript/no-unused-vars -- another company is another site
    async ({ company: _, settings }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "agency-site-"));
      copyPreparedSite(dataDir);
      const { address, stop } = await startSite(dataDir, settings);
      await use(address);
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site),
  // Every uncaught page error fails the test, even a recovered one such as a hydration mismatch, after which React renders again.
  context: async ({ context }, use) => {
    const thrown: string[] = [];
    context.on("weberror", (error) => thrown.push(`${error.page()?.url()}: ${error.error().message}`));
    await use(context);
    expect(thrown).toEqual([]);
  },
  signedIn: async ({ page }, use) => {
    await signIn(page);
    await use(page);
  },
  withoutScripts: async ({ browser, site }, use) => {
    const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
    await use(await context.newPage());
    await context.close();
  },
  anotherSite: async ({}, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use(async (settings) => {
      const dataDir = mkdtempSync(join(tmpdir(), "agency-site-"));
      if (settings["DEMO"] !== "off") copyPreparedSite(dataDir);
      const { address, stop } = await startSite(dataDir, settings);
      ends.push(() => stop().then(() => rmSync(dataDir, { recursive: true, force: true })));
      return { address, dataDir };
    });
    for (const end of ends) await end();
  },
  accessible: ({}, use) => use(expectAccessible),
});

export { expect };

/** Signs the page's browser in by the API, without navigating. */
export async function signIn({ request }: Page, account = staffLogin): Promise<void> {
  const reply = await request.post("/api/auth/login", { data: account });
  expect(reply.status(), await reply.text()).toBe(200);
}

/** Signs in by the form, and waits for the next page. */
export async function signInByForm(page: Page, account = staffLogin): Promise<void> {
  await page.goto("/control/login");
  await page.getByLabel("Username").fill(account.username);
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL(/\/control\/(?!login)/);
}

/** Expects that axe finds no violations in the page, or in the part that the selector names. */
async function expectAccessible(page: Page, part?: string, rules?: string[]): Promise<void> {
  // While the next page loads, the old one is dimmed, which lowers its contrast.
  await expect(page.locator(".page-loading:not(:empty)")).toHaveCount(0);
  const violations = await runAxe(page, part, rules);
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
  expect.soft(told, `${new URL(page.url()).pathname} ${part ?? ""}`).toEqual([]);
}

export function startSite(dataDir: string, settings: Record<string, string> = {}) {
  const { username, password } = staffLogin;
  return startBuiltSite(dataDir, { ADMIN_USERNAME: username, ADMIN_PASSWORD: password, ...settings });
}
