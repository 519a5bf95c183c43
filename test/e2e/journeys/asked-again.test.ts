import { holdDataReplies, openHydrated } from "../support/page-script.ts";
import { expect, test } from "../support/site.ts";

// What it asks for cannot be held back.
test.use({ serviceWorkers: "block" });

test("a search keeps the focus and what is typed on while it is answered, and follows the address", async ({
  signedIn: page,
}) => {
  await openHydrated(page, "/control/view-bookings");
  const field = page.getByRole("searchbox");
  const release = await holdDataReplies(page);
  await field.fill("ra");
  await field.press("Enter");
  await page.keyboard.type("hul");
  release();
  await expect(page).toHaveURL(/search=ra$/);
  await expect(field).toHaveValue("rahul");
  await expect(field).toBeFocused();
  await field.press("Enter");
  await expect(page).toHaveURL(/search=rahul$/);
  await page.getByRole("link", { name: "All", exact: false }).first().focus();
  await page.goBack();
  await expect(field).toHaveValue("ra");
});

test("choices above a list and a board keep the focus when they are answered", async ({ signedIn: page }) => {
  await openHydrated(page, "/control/log");
  await page.getByLabel("What").selectOption({ index: 1 });
  const show = page.getByRole("button", { name: "Show", exact: true });
  await show.focus();
  await show.press("Enter");
  await expect(page).toHaveURL(/kind=\w/);
  await expect(show).toBeFocused();
  for (const path of ["/control/rates", "/control/calendar"]) {
    await openHydrated(page, path);
    const house = page.getByLabel("Hotel", { exact: true });
    await house.focus();
    await house.selectOption({ index: 2 });
    await expect(page).toHaveURL(/hotel=\d/);
    await expect(house).toBeFocused();
  }
});

test("a new booking begun on the desk asks anew, in its fields too", async ({ signedIn: page }) => {
  await openHydrated(page, "/control/desk");
  const asks = page.getByRole("form", { name: "Dates, people and place" });
  const dates = await asks.getByRole("status").textContent();
  await asks.getByLabel("Adults").fill("5");
  await expect(page).toHaveURL(/adults=5/);
  const [, leave] = await asks.locator("input[type=date]").all();
  await leave?.fill("2031-05-01");
  await asks.locator("input[type=date]").first().fill("2031-04-28");
  await expect(page).toHaveURL(/checkIn=2031-04-28/);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/desk$/);
  await expect(asks.getByLabel("Adults")).toHaveValue("2");
  await expect(asks.getByRole("status")).toHaveText(dates ?? "");
  await expect(page).toHaveURL(/desk$/);
});
