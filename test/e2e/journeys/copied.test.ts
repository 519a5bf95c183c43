import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

/** As a page without https is: there is no clipboard to write into, and one copies what is selected. */
async function withoutClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
}

async function pasted(page: Page): Promise<string> {
  await page.goto("/query");
  const field = page.getByRole("textbox").first();
  await field.fill("");
  await field.press("ControlOrMeta+V");
  return field.inputValue();
}

test("staff copy what they tell a guest, from a page without https too", async ({ signedIn: page }) => {
  await withoutClipboard(page);
  await page.goto("/control/view-bookings?view=1");
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(sheet.getByRole("button", { name: "Copied", exact: true })).toBeFocused();
  expect(await pasted(page)).toMatch(/@example\.com$/);
});

test("guests copy the number to pay to, from a page without https too", async ({ page }) => {
  await withoutClipboard(page);
  await page.goto("/payment-methods");
  await page.waitForFunction(() => customElements.get("copy-text") !== undefined);
  await page.getByRole("button", { name: "Copy UPI ID" }).first().click();
  const told = page.getByRole("status").filter({ hasText: "Copied: " });
  await expect(told).toBeVisible();
  const upiId = (await told.innerText()).replace("Copied: ", "");
  expect(await pasted(page)).toBe(upiId);
});
