import type { Page } from "@playwright/test";
import { enterCompany } from "../support/owner/enter-company.ts";
import { enterStock, importStock } from "../support/owner/enter-stock.ts";
import { CountedInput } from "../support/owner/counted-input.ts";
import { expectOwnSite } from "../support/owner/expect-own-site.ts";
import { writePages } from "../support/owner/write-pages.ts";
import { expect, staffLogin, test } from "../support/site.ts";

const phone = { width: 390, height: 844 };
const laptop = { width: 1440, height: 900 };

const journeys = [
  { name: "on a phone, from nothing, by hand", viewport: phone, DEMO: "off", stock: enterStock },
  { name: "on a laptop, the demo taken away, by hand", viewport: laptop, DEMO: "on", stock: enterStock },
  { name: "on a phone, the demo taken away, from files", viewport: phone, DEMO: "on", stock: importStock },
  { name: "on a laptop, from nothing, from files", viewport: laptop, DEMO: "off", stock: importStock },
  {
    name: "on a phone without scripts, from nothing, by hand",
    viewport: phone,
    DEMO: "off",
    stock: enterStock,
    javaScriptEnabled: false,
  },
  {
    name: "on a laptop without scripts, the demo taken away, from files",
    viewport: laptop,
    DEMO: "on",
    stock: importStock,
    javaScriptEnabled: false,
  },
];

for (const { name, viewport, DEMO, stock, javaScriptEnabled = true } of journeys)
  test(`a company's own site ${name}`, async ({ anotherSite, browser }) => {
    test.setTimeout(240_000);
    const { address } = await anotherSite({ DEMO });
    const context = await browser.newContext({ baseURL: address, viewport, javaScriptEnabled });
    const page = await context.newPage();
    await page.goto("/control/login");
    const input = new CountedInput(page);
    await begin(input, page, DEMO === "on");
    await enterCompany(input);
    await stock(input);
    await writePages(input);
    console.log(input.told(name));
    await expectOwnSite(input);
    await context.close();
  });

async function begin(input: CountedInput, page: Page, hasDemo: boolean): Promise<void> {
  await input.fields({ Username: staffLogin.username, Password: staffLogin.password });
  await input.press("Login");
  await input.tap(page.getByRole("link", { name: /with your site$/ }));
  if (!hasDemo) return;
  await input.follow("See what goes");
  await input.press("Take the demo away");
  await expect(page.getByText(/The demo is gone/)).toBeVisible();
}
