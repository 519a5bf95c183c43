import type { Page } from "@playwright/test";
import { openHydrated } from "../support/page-script.ts";
import { expect, test } from "../support/site.ts";

// It changes what other tests of the site look at.
test.use({ company: "one whose forms are left half typed" });

const question = (page: Page) => page.getByRole("dialog", { name: "Leave without saving?" });
const menu = (page: Page, name: string) => page.getByRole("navigation").getByRole("link", { name }).first();

/** Leaves by the menu, and waits for the page that was chosen. */
async function leaveFor(page: Page): Promise<void> {
  await menu(page, "Messages").click();
  await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
}

/** Whether the browser asks when the page is loaded anew, which it then is. */
async function asksOnReload(page: Page): Promise<boolean> {
  let isAsked = false;
  page.once("dialog", (dialog) => {
    isAsked = dialog.type() === "beforeunload";
    void dialog.accept();
  });
  await page.reload({ waitUntil: "networkidle" });
  page.removeAllListeners("dialog");
  return isAsked;
}

const forms = [
  { path: "/control/settings/company", save: "Save" },
  { path: "/control/settings/policy", save: "Save" },
  { path: "/control/settings/places", save: "Save" },
  { path: "/control/settings/gateway", save: "Save" },
  { path: "/control/add-Hotel", save: "Submit" },
  { path: "/control/edit-hotel/2", save: "Submit" },
  { path: "/control/edit-room/2", save: "Submit" },
  { path: "/control/edit-package/1", save: "Submit" },
  { path: "/control/place/gulmarg", save: "Save" },
  { path: "/control/notices", save: "Put it up" },
  { path: "/control/rates?hotel=3", save: /^Set these/ },
  { path: "/control/extras", save: /^Add this/ },
  { path: "/control/cab-rates", save: /^Add this/ },
  { path: "/control/rooms/facilities", save: /^Add a facility/ },
  { path: "/control/portal-calendars?room=1", save: /^Join/ },
];

for (const { path, save } of forms) {
  test(`${path} is left without a question as it was, and with one when it was half typed`, async ({
    signedIn: page,
  }) => {
    await openHydrated(page, path);
    const form = page.locator("main form", { has: page.getByRole("button", { name: save }) }).first();
    const field = form
      .locator("input.control:visible:not([type=date], [type=number], [type=password]), textarea:visible")
      .first();
    await leaveFor(page);
    await page.goBack();
    const before = await field.inputValue();
    await field.fill("7");
    await menu(page, "Messages").click();
    await question(page).getByRole("button", { name: "Cancel" }).click();
    await expect(page.locator("#leave-unsaved")).toHaveCount(0);
    await expect(field).toHaveValue("7");
    await page.goForward();
    await question(page).getByRole("button", { name: "Leave" }).click();
    await expect(field).toHaveCount(0);
    await openHydrated(page, path);
    await expect(field).toHaveValue(before);
  });
}

test("a tab is closed without a question where nothing was typed, or what was typed is gone again", async ({
  signedIn: page,
}) => {
  await openHydrated(page, "/control/edit-hotel/2");
  const name = page.getByLabel("Hotel Name");
  const before = await name.inputValue();
  await name.click();
  expect(await asksOnReload(page)).toBe(false);
  await name.fill(`${before} and more`);
  expect(await asksOnReload(page)).toBe(true);
  await name.fill(`${before} and more`);
  await name.fill(before);
  expect(await asksOnReload(page)).toBe(false);
});

test("saved, the page is left without a question; refused or typed on, with one", async ({
  signedIn: page,
}) => {
  await openHydrated(page, "/control/settings/company");
  await page.getByLabel("Tagline").fill("Journeys by water");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").getByText(/saved/)).toBeVisible();
  await leaveFor(page);
  await openHydrated(page, "/control/edit-hotel/2");
  await page.getByLabel("Hotel Name").fill("");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await menu(page, "Messages").click();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Hotel Name")).toHaveValue("");
});

test("saved terms of all houses, from which the other form begins, are left without a question", async ({
  signedIn: page,
}) => {
  await openHydrated(page, "/control/settings/policy");
  await page.getByLabel("Advance, percent").first().fill("35");
  await page.getByRole("main").getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByRole("status").getByText(/saved/)).toBeVisible();
  await leaveFor(page);
});

test("a picture that was only chosen is asked about, a logo's empty field is not", async ({
  signedIn: page,
}) => {
  await openHydrated(page, "/control/settings/brand");
  await leaveFor(page);
  await openHydrated(page, "/control/settings/brand");
  const file = { name: "logo.png", mimeType: "image/png", buffer: Buffer.from("a picture") };
  await page.getByLabel(/^(Its|Another) picture/).setInputFiles(file);
  await menu(page, "Messages").click();
  await expect(question(page)).toBeVisible();
});

test("what was typed before the page was awake is asked about, too", async ({ signedIn: page }) => {
  let awake = () => {};
  const held = new Promise<void>((resolve) => (awake = resolve));
  await page.route(/\/assets\/entry\.client.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/control/edit-hotel/2", { waitUntil: "commit" });
  await page.getByLabel("Kind of stay").selectOption({ index: 2 });
  awake();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber$")),
  );
  await menu(page, "Messages").click();
  await expect(question(page)).toBeVisible();
});
