import type { Locator, Page } from "@playwright/test";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { disturbForms, openWithScripts } from "../support/disturbed-forms.ts";
import { expect, test } from "../support/site.ts";

/* What a guest does with a form while it is on its way, a second time, or from another page. */

test.use({ serviceWorkers: "block" });

const inDays = (days: number) => addDays(todayInKashmir(new Date()), days);
const waiting = (page: Page) => page.locator("waiting-list > section");

/** How many requests this browser has stored. */
async function countStored(): Promise<number> {
  const whenDone = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error ?? new Error("not read")));
    });
  const database = await whenDone(indexedDB.open("waiting", 1));
  const count = await whenDone(database.transaction("requests").objectStore("requests").count());
  database.close();
  return count;
}

async function fillQuery(form: Locator, message: string, name = "Leela Thomas"): Promise<void> {
  await form.getByLabel("Name", { exact: true }).fill(name);
  await form.getByLabel("Email").fill("leela@example.com");
  await form.getByLabel("Subject").fill("Heating");
  await form.getByLabel("Message").fill(message);
}

test("a second form of the same page that waits is sent by itself as the first was", async ({ page }) => {
  await openWithScripts(page, "/contact");
  const dialog = page.getByRole("dialog", { name: "Query" });
  for (const message of ["The first", "The second"]) {
    await page.getByRole("button", { name: /Query/ }).first().click();
    await fillQuery(dialog, message);
    await disturbForms(page, "**/query*", "lose");
    await dialog.getByRole("button", { name: "Send Query" }).click();
    await expect(waiting(page)).toHaveCount(1);
    await page.unrouteAll();
    await expect(dialog.getByText("We have received your query")).toBeVisible();
    await page.keyboard.press("Escape");
  }
});

test("what waits and is sent once more by its guest while it is sent already is thanked for once", async ({
  page,
}) => {
  await openWithScripts(page, "/query");
  const main = page.getByRole("main");
  await fillQuery(main, "Pressed twice");
  await disturbForms(page, "**/query*", "lose");
  await main.getByRole("button", { name: "Send Query" }).click();
  await expect(waiting(page)).toHaveCount(1);
  await page.unrouteAll();
  await disturbForms(page, "**/query*", "slow");
  const isSent = page.waitForRequest((request) => request.method() === "POST");
  await waiting(page).getByRole("button", { name: "Send now" }).click();
  await isSent;
  await main.getByRole("button", { name: "Send Query" }).click();
  await expect(main.getByText("We have received your query")).toBeVisible();
  await expect(page.locator("site-form[data-sending]")).toHaveCount(0);
  await expect(main.getByText("We have received your query")).toHaveCount(1);
  await expect(waiting(page)).toHaveCount(0);
});

test("a dialog that was closed while its form was sent opens again for the answer, with what was typed", async ({
  page,
}) => {
  await openWithScripts(page, "/contact");
  const dialog = page.getByRole("dialog", { name: "Query" });
  const send = async () => {
    await dialog.getByRole("button", { name: "Send Query" }).click();
    await expect(page.locator("site-form[data-sending]")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  };
  await disturbForms(page, "**/query*", "slow");
  await page.getByRole("button", { name: /Query/ }).first().click();
  // Blanks are something to a browser, and nothing to the server.
  await fillQuery(dialog, "Closed too soon", "    ");
  await send();
  await expect(dialog.locator("#query-name-error")).toHaveText("Name is required");
  await expect(dialog.getByLabel("Name", { exact: true })).toBeFocused();
  await expect(dialog.getByLabel("Message")).toHaveValue("Closed too soon");
  await dialog.getByLabel("Name", { exact: true }).fill("Alia");
  await send();
  await expect(dialog.getByText("We have received your query")).toBeVisible();
});

test("a form that was changed while it was sent and lost is not sent by itself as it was before", async ({
  page,
}) => {
  await openWithScripts(page, "/query");
  const main = page.getByRole("main");
  await fillQuery(main, "As it was before");
  let lose = () => {};
  const isToLose = new Promise<void>((resolve) => (lose = resolve));
  await page.route("**/query*", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await isToLose;
    return route.abort();
  });
  await main.getByRole("button", { name: "Send Query" }).click();
  await expect(page.locator("site-form[data-sending]")).toHaveCount(1);
  await main.getByLabel("Message").pressSequentially(", and now");
  lose();
  await expect(page.getByText("You changed it: please send it again")).toBeVisible();
  await expect.poll(() => page.evaluate(countStored)).toBe(0);
  await expect(main.getByLabel("Message")).toHaveValue("As it was before, and now");
  await page.unrouteAll();
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await main.getByRole("button", { name: "Send Query" }).click();
  expect(new URLSearchParams((await sent).postData() ?? "").get("message")).toBe("As it was before, and now");
  await expect(main.getByText("We have received your query")).toBeVisible();
});

test("what is typed while a form is sent stays when the form comes back with faults", async ({ page }) => {
  await openWithScripts(page, "/query");
  const main = page.getByRole("main");
  await disturbForms(page, "**/query*", "slow");
  await fillQuery(main, "As it was before", "    ");
  await main.getByRole("button", { name: "Send Query" }).click();
  await expect(page.locator("site-form[data-sending]")).toHaveCount(1);
  await main.getByLabel("Message").fill("And now");
  await expect(main.locator("#query-page-name-error")).toHaveText("Name is required");
  await expect(main.getByLabel("Message")).toHaveValue("And now");
});

test("a booking that is sent again while its page is loading is stored once", async ({ page }) => {
  await openWithScripts(
    page,
    `/booking/2?checkInDate=${inDays(60)}&checkOutDate=${inDays(62)}&adults=2&children=0`,
  );
  await page.getByLabel("Name", { exact: true }).fill("Leela Thomas");
  await page.getByLabel("Email").fill("leela@example.com");
  await page.getByLabel("Phone", { exact: true }).fill("5550000009");
  const keys: (string | null)[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST" || !request.url().includes("/booking/")) return;
    keys.push(new URLSearchParams(request.postData() ?? "").get("idempotencyKey"));
  });
  await page.route("**/booking-status/**", async (route) => {
    await expect.poll(() => keys.length).toBe(2);
    await route.continue().catch(() => {});
  });
  // Within the page, as a navigation that has begun holds back what the browser is told from outside.
  await page.evaluate(() => {
    const buttons = document.querySelectorAll<HTMLButtonElement>(
      "#booking [type=submit]:not([formnovalidate])",
    );
    const send = [...buttons].at(-1);
    send?.click();
    const frame = send?.closest("site-form");
    const again = new MutationObserver(() => {
      if (frame?.hasAttribute("data-sending")) return;
      again.disconnect();
      setTimeout(() => send?.click(), 200);
    });
    if (frame) again.observe(frame, { attributeFilter: ["data-sending"] });
  });
  await page.waitForURL(/\/booking-status\//);
  expect(new Set(keys).size).toBe(1);
});

test("a booking that waits comes back on its page as it was: dates, room and sum", async ({ page }) => {
  await openWithScripts(page, "/booking/1");
  const main = page.getByRole("main");
  const [arrive, leave] = [main.getByLabel("Check-in"), main.getByLabel("Check-out")];
  await arrive.fill(inDays(60));
  await leave.fill(inDays(63));
  await main.getByLabel("Adults", { exact: true }).selectOption("2");
  await main.getByLabel("Children", { exact: true }).selectOption("0");
  const rooms = main.locator("[data-rooms]:not([aria-busy]) [name=roomId]");
  await rooms.nth(2).check();
  await main.getByLabel("Name", { exact: true }).fill("Leela Thomas");
  await main.getByLabel("Email").fill("leela@example.com");
  await main.getByLabel("Phone").fill("5550000002");
  const sum = page.locator("[data-sum=total]").first();
  await expect(sum).toHaveText(/₹/);
  const total = await sum.innerText();
  await disturbForms(page, "**/booking/*", "lose");
  await main.getByRole("button", { name: "Book Now" }).click();
  await expect(waiting(page)).toHaveCount(1);
  await openWithScripts(page, "/about");
  await waiting(page).getByRole("button", { name: "Change it" }).click();
  await page.waitForURL(/\/booking\/1/);
  await expect(rooms.nth(2)).toBeChecked();
  await expect(main.locator("[data-date]").first()).not.toHaveText("Choose a day");
  await expect(sum).toHaveText(total);
});

test("a room chosen after the rooms of a booking that came back were lost stays chosen", async ({ page }) => {
  await openWithScripts(page, `/booking/1?checkInDate=${inDays(60)}&checkOutDate=${inDays(63)}`);
  const main = page.getByRole("main");
  await main.getByLabel("Adults", { exact: true }).selectOption("2");
  await main.getByLabel("Children", { exact: true }).selectOption("0");
  const rooms = main.locator("[data-rooms]:not([aria-busy]) [name=roomId]");
  await rooms.nth(2).check();
  await main.getByLabel("Name", { exact: true }).fill("Leela Thomas");
  await main.getByLabel("Email").fill("leela@example.com");
  await main.getByLabel("Phone").fill("5550000002");
  await disturbForms(page, "**/booking/*", "lose");
  await main.getByRole("button", { name: "Book Now" }).click();
  await expect(waiting(page)).toHaveCount(1);
  await openWithScripts(page, "/about");
  await page.route("**/booking/1?*", (route) =>
    route.request().resourceType() === "fetch" ? route.abort() : route.fallback(),
  );
  await waiting(page).getByRole("button", { name: "Change it" }).click();
  await expect(main.getByText("We could not ask for the free rooms")).toBeVisible();
  await expect(rooms.nth(2)).toBeChecked();
  await rooms.nth(1).check();
  await page.unrouteAll();
  await main.getByLabel("Check-out").fill(inDays(64));
  await main.getByLabel("Check-out").blur();
  await expect(main.getByText("We could not ask for the free rooms")).toHaveCount(0);
  await expect(rooms.nth(1)).toBeChecked();
});

test("one booking sent before the script came and after it leads to one page", async ({
  page,
  withoutScripts,
}) => {
  const dates = `checkInDate=${inDays(61)}&checkOutDate=${inDays(63)}`;
  const path = `/booking/1?${dates}&adults=2&children=0`;
  const led: string[] = [];
  for (const tab of [withoutScripts, page]) {
    await (tab === withoutScripts ? tab.goto(path) : openWithScripts(tab, path));
    const form = tab.locator("#booking");
    await form.getByLabel("Name", { exact: true }).fill("Leela who pressed twice");
    await form.getByLabel("Email").fill("leela@example.com");
    await form.getByLabel("Phone").fill("5550000077");
    // A form that came quicker than anybody types is kept apart from the others.
    if (tab === page) await tab.waitForFunction(() => performance.now() > 3000);
    await form.getByRole("button", { name: "Book Now" }).click();
    await tab.waitForURL(/booking-status/);
    led.push(tab.url());
  }
  expect(led[1]).toBe(led[0]);
});

test("a form that was sent before the script came, and came back with faults, begins anew once it is sent", async ({
  page,
}) => {
  await page.route(/\/assets\/enhance-.*\.js/, (route) => route.abort());
  await page.goto("/review");
  const form = page.locator("#review-page");
  const name = form.getByLabel("Name", { exact: true });
  await name.fill("Al");
  await page.unrouteAll();
  await form.getByRole("button", { name: "Submit Review" }).click();
  await expect(form.getByText("Please check these fields")).toBeVisible();
  await page.waitForFunction(() => customElements.get("forget-here") !== undefined);
  await name.fill("Alia of the slow network");
  await form.getByLabel("Address").fill("Pune");
  await form.getByLabel("Review", { exact: true }).fill("It came in the end.");
  await form.getByRole("radio", { name: /4/ }).check({ force: true });
  await form.getByRole("button", { name: "Submit Review" }).click();
  await expect(page.getByText("Your review will appear once we have read it")).toBeVisible();
  await expect(name).toHaveValue("");
  await expect(form.getByRole("alert")).toHaveCount(0);
  await expect(form.locator("[id$='-error'], [aria-invalid=true]")).toHaveCount(0);
});
