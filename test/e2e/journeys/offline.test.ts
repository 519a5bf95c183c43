import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { BrowserContext, Page } from "@playwright/test";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { expect, signInByForm, test as base } from "../support/site.ts";
import { WeakNetwork } from "../support/weak-network.ts";

const test = base.extend<{ network: WeakNetwork }>({
  network: async ({}, use) => {
    const network = new WeakNetwork();
    await network.begin();
    await use(network);
    await network.end();
  },
  baseURL: ({ network }, use) => use(network.address),
});

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);
const waitingList = (page: Page) => page.locator("waiting-list > section");
const notice = (page: Page) => page.locator(".kept-notice");

/** Everything that is cached in this browser, by address. */
const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until the page is cached, as it is some moments after it was shown. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => customElements.get("site-form") !== undefined);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => cachedAddresses(page)).toContain(path.split("?", 1)[0]);
}

async function fillQuery(page: Page, message: string): Promise<void> {
  const form = page.getByRole("main");
  await form.getByLabel("Name", { exact: true }).fill("Leela Thomas");
  await form.getByLabel("Email").fill("leela@example.com");
  await form.getByLabel("Subject").fill("Heating");
  await form.getByLabel("Message").fill(message);
}

function stored(network: WeakNetwork, table: string, column: string, value: string): number {
  const database = new DatabaseSync(join(network.dataDir, "agency.sqlite"), { readOnly: true });
  const rows = database.prepare(`select 1 from ${table} where ${column} = ?`).all(value);
  database.close();
  return rows.length;
}

const message = (network: WeakNetwork, text: string) => stored(network, "queries", "message", text);

test("visited pages, one's own booking and the company's number are there without a network; nothing of staff is cached", async ({
  page,
  context,
  request,
  accessible,
}) => {
  const booked = await request.post("/api/Booking", {
    data: {
      customerName: "Ananya Rao",
      email: "ananya@example.com",
      phoneNo: "5550000004",
      checkInDate: inDays(40),
      checkOutDate: inDays(42),
      adults: 2,
      chlids: 0,
      hotelId: 2,
    },
  });
  const { data } = (await booked.json()) as { data: { key: string; reference: string } };
  const own = `/booking-status/${data.key}`;
  for (const path of ["/hotel/1", "/hotels?sort=name", "/query"]) await visit(page, path);
  await visit(page, `${own}?sent`);

  await context.setOffline(true);
  await page.goto("/hotel/1");
  await expect(notice(page)).toContainText(/as it was on .*\d/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // With its styles, fonts and scripts.
  expect(await page.evaluate(() => document.fonts.check("16px Figtree"))).toBe(true);
  await page.waitForFunction(() => customElements.get("site-form") !== undefined);
  await accessible(page);
  await page.goto(own);
  await expect(page.getByText(data.reference).first()).toBeVisible();
  await page.goto("/package/1");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", /^tel:/);
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/package\/1$/);
  await expect(notice(page)).toHaveCount(0);

  // A booking that is known no more goes from here, too.
  await page.goto("/privacy");
  await page.getByRole("button", { name: "Forget on this phone" }).click();
  await expect(page.getByText("This browser has forgotten them")).toBeVisible();
  expect((await cachedAddresses(page)).filter((path) => !path.startsWith("/assets/"))).toEqual([]);

  await signInByForm(page);
  for (const path of ["/control/view-bookings", "/services", own]) await page.goto(path);
  await expect(page.getByText(data.reference).first()).toBeVisible();
  const cached = await cachedAddresses(page);
  expect(cached.filter((path) => !/^\/(?:assets|uploads)\//.test(path) && path !== "/offline")).toEqual([]);
  await context.setOffline(true);
  await page.goto("/control/hotels");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
});

test("who has all of it forgotten and then has no network sees the page with the company's number", async ({
  page,
  context,
}) => {
  await visit(page, "/privacy");
  await page.getByRole("button", { name: "Forget on this phone" }).click();
  await expect(page.getByText("This browser has forgotten them")).toBeVisible();
  await context.setOffline(true);
  await page.goto("/hotels");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", /^tel:/);
  expect(await page.evaluate(() => document.fonts.check("16px Figtree"))).toBe(true);
});

test("a list that was narrowed where it stands is there without a network, by the address that it then has", async ({
  page,
  context,
}) => {
  const main = page.getByRole("main");
  const lists = {
    "/hotels": () => main.getByLabel(/^Houseboat/).check(),
    "/packages": () => main.getByLabel("Place", { exact: true }).selectOption({ index: 1 }),
  };
  for (const [list, narrow] of Object.entries(lists)) {
    await visit(page, list);
    await narrow();
    await expect(page).toHaveURL(/\?\w+=/);
    const narrowed = page.url();
    const names = await main.getByRole("heading", { level: 3 }).allTextContents();
    await expect
      .poll(() => page.evaluate(async (url) => (await caches.match(url)) !== undefined, narrowed))
      .toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(notice(page)).toBeVisible();
    await expect(main.getByRole("heading", { level: 3 })).toHaveText(names);
    await context.setOffline(false);
  }
});

test("a form sent without a network waits where one sees it, and is sent once when the network is back", async ({
  page,
  context,
  network,
  accessible,
}) => {
  await visit(page, "/about");
  await visit(page, "/query");
  await fillQuery(page, "Are the rooms warm?");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send Query" }).click();
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText(/You are offline.*Waiting for the network/);
  await expect(page.getByRole("main").getByLabel("Message")).toHaveValue("Are the rooms warm?");
  await expect(waitingList(page)).toContainText("Your query: waiting for the network");
  await accessible(page);
  // Changed, it is no more what waits.
  await page.getByRole("main").getByLabel("Message").fill("Are the rooms warm at night?");
  await expect(waitingList(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Send Query" }).click();
  await expect(waitingList(page)).toHaveCount(1);

  // It waits on other pages, too, and after the page was closed; another one is thrown away.
  await page.goto("/about");
  await expect(waitingList(page)).toContainText("Your query: waiting for the network");
  await page.goto("/query");
  await fillQuery(page, "Never mind");
  await page.getByRole("button", { name: "Send Query" }).click();
  await expect(waitingList(page)).toHaveCount(2);
  page.once("dialog", (dialog) => dialog.accept());
  await waitingList(page).last().getByRole("button", { name: "Throw away" }).click();
  await expect(waitingList(page)).toHaveCount(1);
  await expect(alert).toHaveCount(0);
  expect(network.posts).toEqual([]);
  await page.goto("/about");
  await context.setOffline(false);
  await expect(waitingList(page)).toContainText("Your query has been sent.");
  await accessible(page);
  expect(message(network, "Are the rooms warm at night?")).toBe(1);
  await waitingList(page).getByRole("link", { name: "See the answer" }).click();
  await expect(page.getByText("We have received your query")).toBeVisible();
  await expect(waitingList(page)).toHaveCount(0);

  // Three characters for the browser, two for the server: sent late, it comes back with all that was typed.
  await visit(page, "/review");
  const main = page.getByRole("main");
  await main.getByLabel("Review", { exact: true }).fill("They had another plan by breakfast.");
  await main.getByLabel("Address").fill("Pune");
  await main.getByRole("radio", { name: /5/ }).check({ force: true });
  await main.getByLabel("Name", { exact: true }).fill("Al ");
  await context.setOffline(true);
  await main.getByRole("button", { name: /Send|Submit/ }).click();
  await expect(waitingList(page)).toContainText("Your review: waiting for the network");
  await page.goto("/about");
  await context.setOffline(false);
  await expect(waitingList(page)).toContainText(/Your review was not taken.*Name must be at least 3/);
  await waitingList(page).getByRole("button", { name: "Change it" }).click();
  await expect(main.getByLabel("Review", { exact: true })).toHaveValue("They had another plan by breakfast.");
  await expect(main.getByRole("radio", { name: /5/ })).toBeChecked();
  await expect(main.getByText("Name must be at least 3 characters long").first()).toBeVisible();
  await main.getByLabel("Name", { exact: true }).fill("Alia");
  await main.getByRole("button", { name: /Send|Submit/ }).click();
  await expect(page.getByText("Your review will appear once we have read it.").first()).toBeVisible();
  await expect(waitingList(page)).toHaveCount(0);
  expect(stored(network, "reviews", "customer_name", "Alia")).toBe(1);
  expect([message(network, "Never mind"), message(network, "Are the rooms warm?")]).toEqual([0, 0]);
});

test("the server dies, the browser dies between sending and the answer: the form is stored once, and one is told", async ({
  playwright,
  network,
  contextOptions,
  launchOptions,
}) => {
  const profile = mkdtempSync(join(tmpdir(), "agency-profile-"));
  const open = async (): Promise<{ context: BrowserContext; page: Page }> => {
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...contextOptions,
      baseURL: network.address,
    });
    return { context, page: await context.newPage() };
  };
  let { context, page } = await open();

  // The server, and with it the answer.
  await visit(page, "/booking/2");
  const form = page.getByRole("main");
  await form.getByLabel("Check-in").fill(inDays(50));
  await form.getByLabel("Check-out").fill(inDays(52));
  await form.getByLabel("Adults", { exact: true }).selectOption("2");
  await form.getByLabel("Children", { exact: true }).selectOption("0");
  await form.getByLabel("Name", { exact: true }).fill("Farah Contractor");
  await form.getByLabel("Email").fill("farah@example.com");
  await form.getByLabel("Phone").fill("5550000002");
  network.onAnswer = () => network.kill();
  await form.getByRole("button", { name: "Book Now" }).click();
  // Beside it the rooms may say that they could not be asked for.
  await expect(form.getByRole("alert").filter({ hasText: "Waiting for the network" })).toBeVisible();
  expect(stored(network, "bookings", "email", "farah@example.com")).toBe(1);
  await network.start();
  await expect(waitingList(page)).toContainText("Your booking request has been sent.");
  await waitingList(page).getByRole("link", { name: "See the answer" }).click();
  await expect(page).toHaveURL(/\/booking-status\/.+sent/);
  await expect(page.getByText("We have received your booking request")).toBeVisible();
  expect(stored(network, "bookings", "email", "farah@example.com")).toBe(1);

  // The browser: what it had sent is sent again when it is opened, on whatever page.
  await visit(page, "/query");
  await fillQuery(page, "Is there a bus?");
  const { promise: closed, resolve: isClosed } = Promise.withResolvers<void>();
  network.onAnswer = async () => {
    await context.close();
    isClosed();
  };
  await page.getByRole("button", { name: "Send Query" }).click({ noWaitAfter: true });
  await closed;
  expect(message(network, "Is there a bus?")).toBe(1);
  ({ context, page } = await open());
  await page.goto("/about");
  await expect(waitingList(page)).toContainText("Your query has been sent.");
  expect(message(network, "Is there a bus?")).toBe(1);
  await waitingList(page).getByRole("button", { name: "Okay" }).click();

  // No page is open: the browser wakes the worker.
  await visit(page, "/query");
  await fillQuery(page, "Is there a train?");
  network.instead = (asked, answer) => {
    if (asked.method === "POST") answer.destroy();
    return asked.method === "POST";
  };
  await page.getByRole("button", { name: "Send Query" }).click();
  await expect(waitingList(page)).toHaveCount(1);
  const session = await context.newCDPSession(page);
  const woken = Promise.withResolvers<string>();
  session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    if (registrations[0]) woken.resolve(registrations[0].registrationId);
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await woken.promise;
  await page.goto("about:blank");
  network.instead = () => false;
  const wake = { origin: network.address, registrationId, tag: "waiting-requests", lastChance: false };
  // As the browser does, again when it was in vain: the page that has just ended may still hold the lock.
  await expect(async () => {
    await session.send("ServiceWorker.dispatchSyncEvent", wake);
    await expect.poll(() => message(network, "Is there a train?"), { timeout: 3000 }).toBe(1);
  }).toPass({ timeout: 30_000 });

  // A new version: its worker takes over, and a page of the former still finds the files that the server has no more.
  await visit(page, "/about");
  const script = await page.evaluate(
    () => performance.getEntriesByType("resource").find(({ name }) => /\/assets\/enhance-/.test(name))?.name,
  );
  const file = new URL(script ?? "").pathname;
  network.instead = ({ url }, answer) => {
    if (url === file) answer.writeHead(404).end();
    return url === file;
  };
  const isTaken = page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        navigator.serviceWorker.addEventListener("controllerchange", () => resolve()),
      ),
  );
  await page.evaluate(() => navigator.serviceWorker.register("/sw.js?2"));
  await isTaken;
  expect(await page.evaluate((url) => fetch(url).then(({ status }) => status), file)).toBe(200);
  expect(await cachedAddresses(page)).toContain("/about");
  await context.close();
  rmSync(profile, { recursive: true, force: true });
});
