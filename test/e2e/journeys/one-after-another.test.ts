import type { Page } from "@playwright/test";
import { openHydrated } from "../support/page-script.ts";
import { expect, test } from "../support/site.ts";

// What it asks for cannot be held back.
test.use({ serviceWorkers: "block" });

const toast = (page: Page, words: string | RegExp) => page.getByRole("status").filter({ hasText: words });

test("a delete that is pressed again while it is answered is done once, and can be undone", async ({
  signedIn: page,
}) => {
  await openHydrated(page, "/control/queries");
  await page.locator("a.row-link").first().click();
  const remove = page.getByRole("button", { name: "Delete Query" });
  await expect(remove).toBeVisible();
  const answered = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(/\.data(?:\?|$)/, async (route) => {
    const isSent = route.request().method() === "POST";
    if (isSent) sent += 1;
    const response = await route.fetch({ maxRedirects: 0 });
    if (isSent) await answered.promise;
    await route.fulfill({ response });
  });
  await remove.click();
  await expect.poll(() => sent).toBe(1);
  await remove.click();
  answered.resolve();
  await expect(toast(page, "Query deleted successfully").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  expect(sent).toBe(1);
});

test("a form that was answered and then mended is sent while its page is still read anew", async ({
  signedIn: page,
}) => {
  await openHydrated(page, "/control/rates?hotel=1");
  const read = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(/\.data(?:\?|$)/, async (route) => {
    if (route.request().method() === "POST") sent += 1;
    else await read.promise;
    await route.continue();
  });
  const ask = page.getByRole("button", { name: "What would it change?" });
  await ask.click();
  await expect(page.getByText("Write a price for at least one room type")).toBeVisible();
  await page.locator('[name^="price-"]').first().fill("5000");
  await ask.click();
  await expect.poll(() => sent).toBe(2);
  read.resolve();
});

test("a colleague's other room stays when a payment and the status are saved after it", async ({
  signedIn: page,
  context,
}) => {
  await openHydrated(page, "/control/view-bookings?view=10");
  await page.getByRole("button", { name: "Close" }).first().click();
  await page.locator('a.row-link[href$="view=10"]').click();
  const sheet = page.getByRole("dialog");
  const room = sheet.getByLabel("Room type");
  const before = await room.inputValue();
  const colleague = await context.newPage();
  await colleague.goto("/control/view-bookings?view=10", { waitUntil: "networkidle" });
  const others = colleague.getByLabel("Room type").locator("option", { hasText: "Dormitory" });
  await colleague.getByLabel("Room type").selectOption((await others.getAttribute("value")) ?? "");
  await colleague.getByRole("button", { name: "Update Status" }).click();
  await expect(toast(colleague, "Booking updated").first()).toBeVisible();
  const now = await colleague.getByLabel("Room type").inputValue();
  expect(now).not.toBe(before);
  await sheet.getByText("Record payment").first().click();
  await sheet.getByLabel("Amount, ₹").fill("100");
  await sheet.getByRole("button", { name: "Save payment" }).click();
  await expect(toast(page, "Payment recorded").first()).toBeVisible();
  await expect(room).toHaveValue(now);
});

test("a request that is pressed again while the list behind it is still on its way is open", async ({
  signedIn: page,
}) => {
  await openHydrated(page, "/control/view-bookings?view=10");
  const list = Promise.withResolvers<void>();
  await page.route(/view-bookings\.data(?!.*view=10)/, async (route) => {
    await list.promise;
    // The press on the row has called it off.
    await route.continue().catch(() => {});
  });
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(sheet).toHaveCount(0);
  await page.locator('a.row-link[href$="view=10"]').click();
  await expect(sheet).toBeVisible();
  list.resolve();
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(page).not.toHaveURL(/view=10/);
  await expect(sheet).toHaveCount(0);
});

test("a form that was sent after the session had ended was not saved, and that is said", async ({
  signedIn: page,
  context,
}) => {
  await openHydrated(page, "/control/notices");
  await page.getByLabel("Notice").fill("Snow on the Razdan");
  await context.clearCookies();
  await page.getByRole("button", { name: "Put it up" }).click();
  await expect(page.getByRole("alert")).toContainText("what you sent was not saved");
  await page.goto("/control/notices");
  await expect(page.getByLabel("Username")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a highlight that was written and not added is saved with its package", async ({ signedIn: page }) => {
  await openHydrated(page, "/control/edit-package/1");
  await page.getByLabel("New highlight").fill("A night on the lake");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(toast(page, "Package updated").first()).toBeVisible();
  await openHydrated(page, "/control/edit-package/1");
  await expect(page.getByRole("button", { name: "Remove “A night on the lake”" })).toBeVisible();
  await expect(page.getByLabel("New highlight")).toHaveValue("");
});

test("the menu counts a request no longer as new once it is opened", async ({ signedIn: page }) => {
  await openHydrated(page, "/control/queries");
  const count = page.locator(".control-menu a", { hasText: "Queries" });
  const before = Number(/\d+/.exec(await count.innerText())?.[0]);
  await page.locator("a.row-link", { hasText: "(new)" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(count).toContainText(String(before - 1));
});

test("what is typed for one record does not stand in the form of the next", async ({ signedIn: page }) => {
  const forms = [
    ["/control/edit-hotel", "hotelName"],
    ["/control/edit-package", "tourName"],
    ["/control/edit-room", "rentPerNight"],
  ] as const;
  for (const [path, name] of forms) {
    const field = page.locator(`main [name=${name}]`);
    await openHydrated(page, `${path}/2`);
    const stored = await field.inputValue();
    const recent = (await page.title()).split(" | ")[0] ?? "";
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem("recent-pages")))
      .toContain(`${path}/2`);
    await openHydrated(page, `${path}/1`);
    await field.fill("4321");
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByText(recent, { exact: true }).first().click();
    await page.getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL(`${path}/2`);
    await expect(field).toHaveValue(stored);
  }
});
