import type { Page } from "@playwright/test";
import { openHydrated } from "../support/page-script.ts";
import { expect, test } from "../support/site.ts";

// It changes what other tests of the site look at.
test.use({ company: "one whose forms begin anew" });

const forms = [
  {
    path: "/control/extras",
    field: "name",
    save: /^Add this/,
    fill: async (page: Page) => {
      await page.getByLabel("Name", { exact: true }).fill("Heating");
      await page.getByLabel("Price (₹)").fill("500");
    },
    remove: /^Delete/,
  },
  {
    path: "/control/cab-rates",
    field: "from",
    save: /^Add this/,
    fill: async (page: Page) => {
      await page.locator(".control[name=from]").fill("Pampore");
      await page.locator(".control[name=to]").fill("Tral and back");
      await page.locator(".control[name=car]").fill("2400");
    },
    remove: /^Delete/,
  },
  {
    path: "/control/rates?hotel=3",
    field: "name",
    save: /^Set these/,
    fill: async (page: Page) => {
      await page.getByLabel("Name", { exact: true }).fill("Saffron");
      await page.getByLabel("First night").fill("2031-10-20");
      await page.getByLabel("Last night").fill("2031-10-28");
      await page.locator('[name^="price-"]').first().fill("5000");
    },
    remove: /^Delete/,
  },
  {
    path: "/control/notices",
    field: "text",
    save: "Put it up",
    fill: (page: Page) => page.getByLabel("Notice").fill("Zojila is shut for snow"),
    remove: /^Take down/,
  },
];

for (const { path, field, save, fill, remove } of forms)
  test(`${path}: the form begins anew once it is saved, and keeps what is typed when something else is taken away`, async ({
    signedIn: page,
  }) => {
    await openHydrated(page, path);
    await fill(page);
    await page.getByRole("button", { name: save }).click();
    const typed = page.locator(`.control[name=${field}]`);
    await expect(typed).toHaveValue("");
    await typed.fill("Half a word");
    await page.getByRole("button", { name: remove }).first().click();
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    await expect(typed).toHaveValue("Half a word");
  });

test("a form keeps what is typed when something else is taken away before it is answered", async ({
  signedIn: page,
}) => {
  await openHydrated(page, "/control/notices");
  const typed = page.getByLabel("Notice");
  const put = page.getByRole("button", { name: "Put it up" });
  await typed.fill("Razdan is shut for snow");
  await put.click();
  await expect(typed).toHaveValue("");
  await typed.fill("Half a word");
  await page.route(/\.data(?:\?|$)/, () => {}, { times: 1 });
  await put.click();
  await expect(put).toBeDisabled();
  await page
    .getByRole("button", { name: /^Take down/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await expect(typed).toHaveValue("Half a word");
});

test("a password stays in no form once it is stored", async ({ signedIn: page }) => {
  await openHydrated(page, "/control/settings/staff");
  await page.getByLabel("Username").fill("bilal");
  await page.getByLabel("First password").fill("river-stone-lantern");
  await page.getByRole("button", { name: "Add account" }).click();
  await expect(page.getByText("Account added").first()).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveValue("");
  await expect(page.getByLabel("First password")).toHaveValue("");
});
