import type { Page } from "@playwright/test";
import { openHydrated } from "../support/page-script.ts";
import { expect, test } from "../support/site.ts";

// It changes what other tests of the site look at.
test.use({ company: "one whose sheets are left half typed" });

const question = (page: Page) => page.getByRole("dialog", { name: "Leave without saving?" });
const sheet = (page: Page) => page.locator("#details");

const sheets = [
  { path: "/control/view-bookings?view=1", fold: "Record payment", field: "Note" },
  { path: "/control/package-bookings?view=1", field: /^Agreed total/ },
  { path: "/control/calendar?hotel=1&form=book&room=1&night=2030-06-10&until=2030-06-12", field: "Name" },
  { path: "/control/calendar?hotel=1&form=block&room=1&night=2030-06-10&until=2030-06-12", field: "Reason" },
];

for (const { path, fold, field } of sheets) {
  test(`the sheet of ${path} closes at once as it was, and asks when ${field} was typed`, async ({
    signedIn: page,
  }) => {
    await openHydrated(page, path);
    if (fold) await page.getByText(fold).click();
    await page.keyboard.press("Escape");
    await expect(sheet(page)).toHaveCount(0);
    await openHydrated(page, path);
    if (fold) await page.getByText(fold).click();
    const typed = sheet(page).getByLabel(field).first();
    await typed.fill("7");
    await page.keyboard.press("Escape");
    await question(page).getByRole("button", { name: "Cancel" }).click();
    await expect(page.locator("#leave-unsaved")).toHaveCount(0);
    await expect(typed).toBeFocused();
    await expect(typed).toHaveValue("7");
    await sheet(page).getByRole("button", { name: "Close" }).click();
    await question(page).getByRole("button", { name: "Leave" }).click();
    await expect(sheet(page)).toHaveCount(0);
  });
}

test("a sheet is left without a question when what was typed is saved, or something was only chosen", async ({
  signedIn: page,
}) => {
  await openHydrated(page, "/control/view-bookings?view=1");
  await sheet(page).getByRole("combobox", { name: "Status" }).selectOption("Rejected");
  await page.getByText("Record payment").click();
  await sheet(page).getByRole("radio", { name: "Cash" }).check({ force: true });
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toHaveCount(0);
  await openHydrated(page, "/control/view-bookings?view=1");
  await page.getByText("Record payment").click();
  await sheet(page).getByLabel("Amount").fill("100");
  await sheet(page).getByLabel("Note").fill("Brought by his brother");
  await page.getByRole("button", { name: "Save payment" }).click();
  await expect(sheet(page).getByText("Brought by his brother")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toHaveCount(0);
});

test("the desk asks for a guest's name that is typed, not for a search; booked, it is left", async ({
  signedIn: page,
}) => {
  const leave = () => page.getByRole("navigation").getByRole("link", { name: "Messages" }).first().click();
  const messages = page.getByRole("heading", { level: 1, name: "Messages" });
  await openHydrated(page, "/control/desk");
  await page.getByRole("spinbutton", { name: "Adults" }).fill("3");
  await page.waitForURL(/adults=3/);
  await leave();
  await expect(messages).toBeVisible();
  await openHydrated(page, "/control/desk");
  await page.getByRole("textbox", { name: "Name" }).fill("Ravi Nair");
  await page.getByRole("spinbutton", { name: "Adults" }).fill("1");
  await page.waitForURL(/adults=1/);
  await leave();
  await question(page).getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("textbox", { name: "Phone" }).fill("9000000001");
  await page.getByRole("button", { name: "Book and accept" }).click();
  await expect(page.getByText("Ravi Nair").first()).toBeVisible();
  await page.waitForURL((url) => url.pathname !== "/control/desk");
  await expect(question(page)).toHaveCount(0);
});

test("prices of cabs ask before another one takes the half-typed form", async ({ signedIn: page }) => {
  await openHydrated(page, "/control/cab-rates");
  const edit = (index: number) => page.getByRole("link", { name: /^Edit/ }).nth(index).click();
  const form = page.locator("main form", { has: page.getByRole("button", { name: "Save the changes" }) });
  const typed = form.locator("input.control:visible").first();
  await edit(0);
  await expect(typed).toBeVisible();
  const before = await typed.inputValue();
  await edit(1);
  await expect(typed).not.toHaveValue(before);
  await typed.fill("7");
  await edit(0);
  await question(page).getByRole("button", { name: "Cancel" }).click();
  await expect(typed).toHaveValue("7");
});

test("half-typed prices of nights ask before another house, whose choice goes back; another month keeps them", async ({
  signedIn: page,
}) => {
  await openHydrated(page, "/control/rates?hotel=3&month=2030-06");
  const house = page.getByRole("combobox", { name: "Hotel" });
  const season = page.getByRole("textbox", { name: "Name" });
  await season.fill("Early summer");
  await page.getByRole("link", { name: "July 2030" }).click();
  await page.waitForURL(/month=2030-07/);
  await expect(season).toHaveValue("Early summer");
  await house.selectOption("1");
  await question(page).getByRole("button", { name: "Cancel" }).click();
  await expect(house).toHaveValue("3");
  await expect(season).toHaveValue("Early summer");
  await house.selectOption("1");
  await question(page).getByRole("button", { name: "Leave" }).click();
  await page.waitForURL(/hotel=1/);
  await expect(season).toHaveValue("");
  await expect(house).toHaveValue("1");
});
