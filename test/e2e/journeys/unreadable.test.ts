import { DatabaseSync } from "node:sqlite";
import { expect, signIn, test } from "../support/site.ts";

/** A table away, as when a disk has lost it. */
function breakTable(dataDir: string, table: string): void {
  const database = new DatabaseSync(`${dataDir}/agency.sqlite`, { timeout: 5000 });
  database.exec(`alter table ${table} rename to lost_${table}`);
  database.close();
}

test("settings that cannot be read are told, and nobody else's numbers are shown", async ({
  anotherSite,
  withoutScripts: page,
}) => {
  const { address, dataDir } = await anotherSite({});
  breakTable(dataDir, "company_sections");
  for (const path of ["/", "/contact", "/payment-methods", "/control/login"]) {
    const reply = await page.goto(`${address}${path}`);
    expect([path, reply?.status()]).toEqual([path, 500]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong on our side");
    expect(await page.content()).not.toMatch(/000 000|upi\.example|Chinar & Oar/);
  }
});

test("outside the demo no page shows the demo's numbers, and none a link to nobody", async ({
  anotherSite,
  withoutScripts: page,
}) => {
  const { address } = await anotherSite({ DEMO: "off" });
  for (const path of [
    "/",
    "/contact",
    "/payment-methods",
    "/cab-services/book",
    "/booking",
    "/offline",
    "/lost",
  ]) {
    await page.goto(`${address}${path}`);
    const html = await page.content();
    expect.soft(html, path).not.toMatch(/000 000|upi\.example|chinarandoar\.example|Oar Lane/);
    expect.soft(html, path).not.toMatch(/href="(tel:\+?|mailto:|https:\/\/wa\.me\/[^"\d]*)"|wa\.me\/\?/);
  }
});

test("what a page cannot read it does not show as none", async ({ anotherSite, browser }) => {
  const { address, dataDir } = await anotherSite({});
  const page = await browser.newPage({ baseURL: address, javaScriptEnabled: false });
  await signIn(page);
  breakTable(dataDir, "packages");
  await page.goto(`${address}/control/find?words=dal`);
  await expect(page.getByText("Records could not be searched just now.")).toBeVisible();
  breakTable(dataDir, "reviews");
  await page.goto(`${address}/`);
  await expect(page.getByText("What guests wrote could not be read just now.")).toBeVisible();
  breakTable(dataDir, "outbox");
  const hotels = await page.goto(`${address}/control/hotels`);
  expect(hotels?.status()).toBe(200);
  await expect(page.getByText("Counts could not be read").filter({ visible: true })).toHaveCount(1);
  const messages = await page.goto(`${address}/control/messages`);
  expect(messages?.status()).toBe(500);
  await page.close();
});
