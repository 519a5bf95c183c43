import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Locator, Page, Request, Route } from "@playwright/test";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { expect, test } from "../support/site.ts";

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);

type Entry = [label: string, typed: string];

/** Every form of the site: where it is, what one types, and what is said when it has arrived. */
const forms: { path: string; send: string; entries: Entry[]; thanks: RegExp }[] = [
  {
    path: "/query",
    send: "Send Query",
    entries: [
      ["Name", "Leela Thomas"],
      ["Email", "leela@example.com"],
      ["Subject", "Heating"],
      ["Message", "Are the rooms warm?"],
    ],
    thanks: /We have received your query/,
  },
  {
    path: "/package/1",
    send: "Send enquiry",
    entries: [
      ["Name", "Farah Contractor"],
      ["Email", "farah@example.com"],
      ["Phone", "5550000002"],
      ["Message", "Four of us in October."],
    ],
    thanks: /Thank you/i,
  },
  {
    path: "/cab-services/book",
    send: "Book a Cab Now",
    entries: [
      ["Name", "Joseph Mathew"],
      ["Contact", "5550000003"],
      ["Email", "joseph@example.com"],
      ["Pickup location", "Srinagar airport"],
      ["Drop location", "Pahalgam"],
      ["Date of journey", inDays(5)],
      ["Preferred time", "10:00"],
      ["Preferred vehicle", "suv"],
      ["Payment method", "cash"],
    ],
    thanks: /Thank You!/,
  },
  {
    path: "/booking/2",
    send: "Book Now",
    entries: [
      ["Check-in", inDays(40)],
      ["Check-out", inDays(42)],
      ["Adults", "2"],
      ["Children", "0"],
      ["Name", "Ananya Rao"],
      ["Email", "ananya@example.com"],
      ["Phone", "5550000004"],
    ],
    thanks: /We have received your booking request/,
  },
];

async function fill(form: Locator, entries: Entry[]): Promise<void> {
  for (const [label, typed] of entries) {
    const control = form.getByLabel(label, { exact: true });
    if (await control.evaluate((element) => element instanceof HTMLSelectElement))
      await control.selectOption(typed);
    else await control.fill(typed);
  }
}

async function expectKept(form: Locator, entries: Entry[]): Promise<void> {
  for (const [label, typed] of entries) {
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(typed);
  }
}

/** From now on, what the page sends is answered so. */
async function answerForm(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.unrouteAll();
  await page.route("**", (route) => (route.request().method() === "POST" ? answer(route) : route.fallback()));
}

function keyOf(request: Request): unknown {
  return (request.postDataJSON() as { idempotencyKey?: unknown }).idempotencyKey;
}

const scriptsAreHere = (page: Page) =>
  page.waitForFunction(() => customElements.get("site-form") !== undefined);

for (const { path, send, entries, thanks } of forms) {
  test(`${path}: offline, refused, garbled and slow are told in words; the form is kept and goes through in the end`, async ({
    page,
    context,
  }) => {
    await page.goto(path);
    await scriptsAreHere(page);
    const form = page.getByRole("main");
    const button = form.getByRole("button", { name: send });
    await fill(form, entries);
    const keys = new Set<unknown>();
    page.on("request", (request) => {
      if (request.method() === "POST") keys.add(keyOf(request));
    });

    await context.setOffline(true);
    await button.click();
    await expect(form.getByRole("alert").filter({ hasText: /offline.*still here/ })).toBeVisible();
    await expectKept(form, entries);

    // It waits for the network now (offline.test.ts), and would be sent by itself.
    await answerForm(page, (route) => route.fulfill({ status: 502, body: "<h1>Bad Gateway</h1>" }));
    await context.setOffline(false);
    await button.click();
    await expect(form.getByRole("alert").filter({ hasText: /could not reach our server/ })).toBeVisible();
    await expectKept(form, entries);

    const tooMany = "Too many requests. Please try again in a minute";
    await answerForm(page, (route) => route.fulfill({ status: 429, body: `<p data-failure>${tooMany}</p>` }));
    await button.click();
    await expect(form.getByRole("alert").filter({ hasText: tooMany })).toBeVisible();
    await expectKept(form, entries);

    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await answerForm(page, async (route) => {
      await released;
      await route.continue();
    });
    await button.click();
    const busy = form.getByRole("button", { name: "Sending …" });
    await expect(busy).toHaveAttribute("aria-disabled", "true");
    // A second click while it is under way, past Playwright's own caution.
    await busy.dispatchEvent("click");
    release();
    await expect(page.getByText(thanks).first()).toBeVisible();
    // One key for all the tries: had an earlier one arrived after all, there would still be one record.
    expect([...keys]).toEqual([expect.stringMatching(/^[\da-f]{32}$/)]);
  });
}

test("free rooms that cannot be asked for are told, nothing typed is lost, and asking again helps", async ({
  page,
}) => {
  await page.goto("/booking/1");
  await scriptsAreHere(page);
  const form = page.getByRole("main");
  await form.getByLabel("Name", { exact: true }).fill("Ananya Rao");
  await page.route("**/booking/1?**", (route) => route.abort());
  await form.getByLabel("Check-in").fill(inDays(40));
  await form.getByLabel("Check-out").fill(inDays(42));
  await expect(form.getByText(/could not ask for the free rooms/)).toBeVisible();
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Ananya Rao");
  await page.unroute("**/booking/1?**");
  await form.getByRole("button", { name: "Show free rooms" }).click();
  await expect(form.getByText(/a room for 2 nights/).first()).toBeVisible();
  await expect(form.getByLabel("Name", { exact: true })).toHaveValue("Ananya Rao");
});

test("a page that cannot be reached is told in our words once the site was visited, and trying again reaches it", async ({
  page,
  context,
}) => {
  await page.goto("/about");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto("/hotels?sort=name");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", /^tel:/);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/hotels\?sort=name$/);
  await expect(page.getByRole("heading", { level: 1, name: "Hotels" })).toBeVisible();
});

test("a database that fails: each page says so, keeps the way out, and trying again helps when it is mended", async ({
  page,
  anotherSite,
  accessible,
}) => {
  const { address, dataDir } = await anotherSite({});
  const database = new DatabaseSync(join(dataDir, "agency.sqlite"));
  database.exec(
    "pragma busy_timeout = 5000; alter table hotels rename to mislaid; alter table packages rename to lost",
  );
  for (const path of ["/hotels", "/hotel/1", "/booking", "/packages", "/package/1"]) {
    const reply = await page.goto(`${address}${path}`);
    expect(reply?.status(), path).toBe(500);
    await expect(page.getByRole("heading", { name: "Something went wrong on our side" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: /^\+91/ })).toBeVisible();
    await expect(page.locator("body > footer")).toBeVisible();
    expect(await page.getByRole("main").innerText()).not.toMatch(/sql|no such table|kysely/i);
  }
  await accessible(page);
  await page.goto(address);
  await expect(page.getByText("Our packages could not be read just now")).toBeVisible();
  await page.goto(`${address}/hotels?sort=name`);
  database.exec("alter table mislaid rename to hotels; alter table lost rename to packages");
  database.close();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/hotels\?sort=name$/);
  await expect(page.getByRole("heading", { level: 1, name: "Hotels" })).toBeVisible();
});

test("addresses that lead nowhere say so between header and footer, and help on", async ({
  page,
  accessible,
}) => {
  for (const path of [
    "/nowhere",
    "/hotel/99999",
    "/package/99999",
    "/booking/99999",
    "/booking-status/none",
  ]) {
    const reply = await page.goto(path);
    expect(reply?.status(), path).toBe(404);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(main.getByRole("link", { name: "Hotels" })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link").first()).toBeVisible();
    await expect(page.locator("body > footer")).toBeVisible();
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  }
  await accessible(page);
});

test("an address of what no record can be says that it does not exist, not what an id is", async ({
  withoutScripts: page,
}) => {
  for (const [path, noun] of [
    ["/hotel/abc", "hotel"],
    ["/hotel/0/prices", "hotel"],
    ["/booking/1.5", "hotel"],
    ["/package/abc", "package"],
    ["/booking?package=abc", "package"],
  ] as const) {
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 404]);
    await expect(page.getByRole("main")).toContainText(`This ${noun} does not exist, or no longer`);
  }
  await page.goto("/booking-status/none/stay.ics");
  await expect(page.getByRole("main")).toContainText("This booking does not exist, or no longer");
});

test("what is sent to a file is refused between header and footer", async ({ page }) => {
  for (const path of ["/robots.txt", "/sitemap.xml", "/booking-status/none/stay.ics"]) {
    const reply = await page.request.post(path, { form: { a: "b" } });
    expect([path, reply.status(), reply.headers()["allow"]]).toEqual([path, 405, "GET, HEAD"]);
    await page.setContent(await reply.text());
    await expect(page.getByRole("main")).toContainText("Nothing can be sent to this page");
    await expect(page.getByRole("banner").getByRole("link").first()).toBeVisible();
  }
});
