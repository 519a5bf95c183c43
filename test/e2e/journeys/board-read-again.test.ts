import { holdDataReplies, openHydrated } from "../support/page-script.ts";
import { expect, test } from "../support/site.ts";

// What it asks for cannot be held back.
test.use({ serviceWorkers: "block" });

test("a date for the board is typed in peace, and asked for with Enter or when the field is left", async ({
  signedIn: page,
}) => {
  await openHydrated(page, "/control/calendar");
  const from = page.getByLabel("From", { exact: true });
  const first = await from.inputValue();
  // Months with 31 days: 30 February would be no date.
  const [one = "", other = ""] = ["01", "03", "05"].filter((month) => month !== first.slice(5, 7));
  await from.focus();
  await page.keyboard.type(one);
  await expect(from).toBeFocused();
  await expect(from).not.toHaveValue(first);
  expect(new URL(page.url()).search).toBe("");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/);
  await expect(from).toBeFocused();
  await page.keyboard.type(other);
  const typed = await from.inputValue();
  await page.getByRole("heading", { name: "Calendar", level: 1 }).click();
  await expect(page).toHaveURL(new RegExp(`from=${typed}`));
});

test("a date of the browser's own calendar is asked for at once, by whatever key it was opened", async ({
  signedIn: page,
}) => {
  for (const key of ["Space", "F4", "Alt+ArrowDown"]) {
    await openHydrated(page, "/control/calendar");
    const from = page.getByLabel("From", { exact: true });
    await from.press(key);
    await from.fill("2031-05-01");
    await expect(page).toHaveURL(/from=2031-05-01/);
  }
});

test("nights begun on the board go on after a stay was looked at, and are forgotten out of sight", async ({
  signedIn: page,
}) => {
  await openHydrated(page, "/control/calendar");
  const bar = page.locator(".board-range");
  const nights = page.locator("tbody[data-room]").first().locator("[data-night]");
  await nights.nth(2).click();
  await expect(bar).toContainText("Choose the last night");
  await page.locator(".month-bar").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/stay=|block=/);
  await expect(bar).toContainText("1 night");
  await nights.nth(3).click();
  await expect(page.getByRole("dialog", { name: /Book|nights/i })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).not.toHaveURL(/form=book/);
  await nights.nth(2).click();
  await expect(bar).toContainText("Choose the last night");
  await page.getByRole("link", { name: "10 days later" }).click();
  await page.waitForURL(/from=/);
  await expect(bar).not.toContainText("Choose the last night");
});

test("a stay that is picked up while the board is read again is put down", async ({ signedIn: page }) => {
  await openHydrated(page, "/control/calendar");
  const stay = page.locator("[data-stay]").first();
  await stay.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const release = await holdDataReplies(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await stay.focus();
  await page.keyboard.press("Space");
  await expect(page.locator(".board-ghost")).toHaveCount(1);
  release();
  await expect(page.locator(".board-ghost")).toHaveCount(0);
});
