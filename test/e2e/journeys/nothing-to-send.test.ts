import type { Page } from "@playwright/test";
import { expect, test } from "../support/site.ts";

/** Sends a form to a page that takes none, as a stale or foreign page does. */
async function sendTo(page: Page, path: string): Promise<number | undefined> {
  await page.goto("/about");
  const answered = page.waitForResponse((response) => response.url().endsWith(path));
  await page.evaluate((action) => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action });
    document.body.append(form);
    form.submit();
  }, path);
  return (await answered).status();
}

test("a form sent to a page that takes none is refused beside the menu, for guests and for staff", async ({
  signedIn: page,
  accessible,
}) => {
  const refusal = page.getByRole("main").getByText("Nothing can be sent to this page");
  expect(await sendTo(page, "/services")).toBe(405);
  await expect(refusal).toBeVisible();
  await accessible(page);
  await page.getByRole("navigation").getByRole("link", { name: "Hotels" }).first().click();
  await expect(page).toHaveURL(/\/hotels$/);

  expect(await sendTo(page, "/control/log")).toBe(405);
  await expect(refusal).toBeVisible();
  await accessible(page);
  await page.getByRole("link", { name: "Hotels", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hotels" })).toBeVisible();
});
