import type { Page } from "@playwright/test";
import { openHydrated } from "../support/page-script.ts";
import { expect, test } from "../support/site.ts";

/* The list of faults above a form follows the fields below it: who mends one after another goes down the page. */

const guestForms = [
  ["/booking/1", "Book Now"],
  ["/booking?package=1", "Book Now"],
  ["/package/1", "Send enquiry"],
  ["/cab-services/book", "Book a Cab Now"],
  ["/query", "Send Query"],
  ["/review", "Submit Review"],
] as const;

/** Sends the form with nothing in it and returns the fields that its list leads to, and these as the page has them. */
async function sendEmpty(page: Page, button: string) {
  const send = page.getByRole("button", { name: button, exact: true });
  const form = page.getByRole("main").locator("form").filter({ has: send });
  const typed = form.locator("input.control, textarea.control").filter({ visible: true });
  for (const field of await typed.all()) await field.fill("");
  await form.getByRole("button", { name: button, exact: true }).click();
  const links = page.getByRole("alert").getByRole("link");
  await expect(links.nth(1)).toBeVisible();
  const ids = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")?.slice(1) ?? ""));
  const onPage = await page.evaluate(
    (wanted) =>
      [...document.querySelectorAll("[id]")].map(({ id }) => id).filter((id) => wanted.includes(id)),
    ids,
  );
  return { ids, onPage };
}

for (const [path, button] of guestForms)
  test(`${path}: without scripts, what is wrong is listed as the fields follow each other`, async ({
    withoutScripts: page,
  }) => {
    await page.goto(path);
    const { ids, onPage } = await sendEmpty(page, button);
    expect(ids).toEqual(onPage);
  });

for (const [path, button] of [
  ["/control/add-room/1", "Submit"],
  ["/control/add-package", "Submit"],
  ["/control/settings/policy", "Save"],
] as const)
  test(`${path}: what is wrong is listed as the fields follow each other`, async ({ signedIn: page }) => {
    await openHydrated(page, path);
    const { ids, onPage } = await sendEmpty(page, button);
    expect(ids).toEqual(onPage);
  });
