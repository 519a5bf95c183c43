import { existsSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { expect, signInByForm, staffLogin, test } from "../support/site.ts";

const upiId = "willow@upi.example";

/** As if everybody had typed their password an hour ago. */
function letAnHourPass(dataDir: string): void {
  const database = new DatabaseSync(`${dataDir}/agency.sqlite`, { timeout: 5000 });
  database.exec("update sessions set confirmed_at = '2020-01-01T00:00:00.000Z'");
  database.close();
}

async function sessionOf(page: Page): Promise<number> {
  return (await page.request.get("/api/auth/session")).status();
}

test("the generated first password opens nothing but its own change, with no scripts either", async ({
  anotherSite,
  withoutScripts: page,
}) => {
  const { address, dataDir } = await anotherSite({ ADMIN_USERNAME: "", ADMIN_PASSWORD: "", DEMO: "off" });
  const file = `${dataDir}/first-password.txt`;
  const [username = "", password = ""] = readFileSync(file, "utf8").split("\n");
  await page.goto(`${address}/control/settings/hours`);
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "A password of your own" })).toBeVisible();
  await page.goto(`${address}/control/hotels`);
  await expect(page).toHaveURL(/own-password\?to=%2Fcontrol%2Fhotels/);
  const choose = async (chosen: string) => {
    await page.getByLabel("The password you came with").fill(password);
    await page.getByLabel("New password").fill(chosen);
    await page.getByRole("button", { name: "Change password" }).click();
  };
  await choose("password123");
  await expect(page.getByRole("alert")).toContainText("Too many people use this password");
  await choose("chinar-leaves-fall");
  await expect(page).toHaveURL(/\/control\/hotels$/);
  await expect(
    page.getByRole("status").filter({ hasText: "This password is yours alone now" }),
  ).toBeVisible();
  expect(existsSync(file)).toBe(false);
});

test("signing out: by the sidebar with scripts and without, never by a link of another site", async ({
  signedIn: page,
  withoutScripts,
}) => {
  for (const site of ["cross-site", ""]) {
    const headers: Record<string, string> = site ? { "sec-fetch-site": site } : {};
    const asked = await page.request.get("/control/logout", { headers });
    expect(await asked.text()).toContain("Sign out?");
    expect(await sessionOf(page)).toBe(200);
  }
  await page.goto("/control/dashboard");
  const posted = page.waitForRequest(
    (request) => request.url().endsWith("/control/logout") && request.method() === "POST",
  );
  const keys = page.getByRole("dialog", { name: "Keyboard" });
  // The page's scripts are there when they answer to a key.
  await expect(async () => {
    await page.locator("body").press("?");
    await expect(keys).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  // Titles of the pages opened last can have guests' names in them.
  const recent = () => page.evaluate(() => sessionStorage.getItem("recent-pages"));
  await expect.poll(recent).toContain("Dashboard");
  await page.getByRole("link", { name: "Logout" }).filter({ visible: true }).click();
  const reply = await (await posted).response();
  expect((await reply?.allHeaders())?.["clear-site-data"]).toBe('"cache"');
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
  expect(await sessionOf(page)).toBe(401);
  expect(await recent()).toBeNull();

  await signInByForm(withoutScripts);
  await withoutScripts.getByRole("link", { name: "Logout" }).filter({ visible: true }).click();
  await expect(withoutScripts.getByRole("heading", { name: "Login" })).toBeVisible();
  expect(await sessionOf(withoutScripts)).toBe(401);
});

for (const hasScripts of [true, false]) {
  test(`payment details, accounts and a file of guests want the password once more, ${hasScripts ? "with" : "without"} scripts`, async ({
    anotherSite,
    browser,
  }) => {
    const { address, dataDir } = await anotherSite({});
    const context = await browser.newContext({ baseURL: address, javaScriptEnabled: hasScripts });
    const page = await context.newPage();
    await signInByForm(page);
    const own = page.getByLabel("Your own password, once more");
    const ownPassword = own.filter({ visible: true }).first();

    await page.goto("/control/settings/payment");
    await expect(own).toHaveCount(0);
    letAnHourPass(dataDir);
    await page.getByLabel("UPI ID").first().fill(upiId);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert")).toContainText("Please type your own password once more");
    await expect(page.getByLabel("UPI ID").first()).toHaveValue(upiId);
    await ownPassword.fill("a guess of a stranger");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("alert")).toContainText("This is not your current password");
    await ownPassword.fill(staffLogin.password);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Payment details saved")).toBeVisible();
    await page.goto("/control/settings/payment");
    await expect(page.getByLabel("UPI ID").first()).toHaveValue(upiId);

    letAnHourPass(dataDir);
    await page.goto("/control/settings/staff");
    await page.getByLabel("Username").fill("bilal");
    await page.getByLabel("First password").fill("kahwa-at-the-ghat");
    await ownPassword.fill(staffLogin.password);
    await page.getByRole("button", { name: "Add account" }).click();
    await expect(page.getByRole("rowheader", { name: "bilal" })).toBeVisible();

    letAnHourPass(dataDir);
    await page.goto("/control/view-bookings");
    await page.getByRole("link", { name: "Export" }).click();
    await page.getByLabel("Your own password").fill(staffLogin.password);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    expect((await download).suggestedFilename()).toBe("bookings.csv");

    await page.goto("/control/settings/sign-ins");
    await expect(page.getByRole("rowheader", { name: "asha" }).first()).toBeVisible();
    await expect(page.getByText("Chrome on Linux").first()).toBeVisible();
    await context.close();
  });
}
