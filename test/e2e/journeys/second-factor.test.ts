import type { Page } from "@playwright/test";
import { addPhone, codeOf, backdateAccounts, setUpApp } from "../support/second-factor.ts";
import { expect, signInByForm, staffLogin, test } from "../support/site.ts";

async function typePassword(page: Page): Promise<void> {
  await page.goto("/control/login?to=/control/calendar");
  await page.getByLabel("Username").fill(staffLogin.username);
  await page.getByLabel("Password").fill(staffLogin.password);
  await page.getByRole("button", { name: "Login" }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies({ name: "session" });
}

for (const javaScriptEnabled of [true, false]) {
  test(`an app is set up and asked for, and a recovery code helps once: ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
    browser,
    anotherSite,
  }) => {
    const { address } = await anotherSite({ DEMO: "off" });
    const context = await browser.newContext({ baseURL: address, javaScriptEnabled });
    const page = await context.newPage();
    await signInByForm(page);
    const { key, codes } = await setUpApp(page);
    expect(codes).toHaveLength(10);
    await page.goto("/control/account");
    await expect(page.getByText("10 codes of 10 left.")).toBeVisible();
    await expect(page.getByText(codes[0] ?? "")).toHaveCount(0);

    await signOut(page);
    await typePassword(page);
    await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
    const code = page.getByLabel("Code from your app");
    await code.fill("123");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByRole("alert")).toContainText("This code is wrong, or was used already");
    await code.fill(codeOf(key, 0));
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL(/\/control\/calendar/);

    for (const isUsed of [false, true]) {
      await signOut(page);
      await typePassword(page);
      await page.getByText("Use a recovery code").click();
      await page.getByLabel("Recovery code").fill(codes[0] ?? "");
      await page.locator("details").getByRole("button", { name: "Sign in" }).click();
      if (isUsed) await expect(page.getByRole("alert")).toContainText("This code is wrong");
      else await expect(page).toHaveURL(/\/control\/calendar/);
    }
    await page.getByRole("button", { name: "Sign in as somebody else" }).click();
    await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
    await page.goto("/control/login?step=code");
    await expect(page.getByRole("alert")).toContainText("This sign-in took too long");
    await context.close();
  });
}

test("a passkey is added, signs in alone, follows the password, and is removed", async ({
  browser,
  anotherSite,
}) => {
  const { address } = await anotherSite({ DEMO: "off" });
  const baseURL = address.replace("127.0.0.1", "localhost");
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await addPhone(page);
  await page.goto("/control/login");
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Use a passkey" })).toHaveCount(0);
  await signInByForm(page);
  await page.goto("/control/account");
  await page.getByLabel("Name").fill("My phone");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("region", { name: "Your recovery codes" })).toBeVisible();
  await expect(page.getByText("Not used yet")).toBeVisible();
  await page.getByLabel("Name").fill("Again");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("This device has a passkey of yours already");

  await test.step("chosen where the username is typed", async () => {
    await signOut(page);
    await page.goto("/control/login?to=/control/calendar");
    await expect(page).toHaveURL(/\/control\/calendar/);
  });
  await page.addInitScript(() => {
    if ("PublicKeyCredential" in window)
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  for (const [step, open] of Object.entries({
    "by the button": () => page.goto("/control/login?to=/control/calendar"),
    "after the password": () => typePassword(page),
  })) {
    await test.step(step, async () => {
      await signOut(page);
      await open();
      await page.getByRole("button", { name: "Use a passkey" }).click();
      await expect(page).toHaveURL(/\/control\/calendar/);
      // A page that is still on its way would be in that of the next step.
      await expect(page.getByRole("heading", { name: "Calendar" })).toBeVisible();
    });
  }

  await page.goto("/control/account");
  await expect(page.getByText(/^Last used/)).toBeVisible();
  await page.getByText("Remove My phone").click();
  const row = page.getByRole("listitem").filter({ hasText: "My phone" });
  await row.getByLabel("Your password, or a code").fill(staffLogin.password);
  await row.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText("codes of 10 left")).toHaveCount(0);
  await context.close();
});

test("at an address that can have no passkeys the account's page says why", async ({ signedIn: page }) => {
  await page.goto("/control/account");
  await expect(page.getByText("whoever runs the server can set PUBLIC_URL")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add a passkey" })).toHaveCount(0);
});

test("an owner is recommended a second factor after the first hour, and is left alone after a no", async ({
  page,
  anotherSite,
}) => {
  const { address, dataDir } = await anotherSite({ DEMO: "off" });
  await page.goto(`${address}/control/login`);
  await page.getByLabel("Username").fill(staffLogin.username);
  await page.getByLabel("Password").fill(staffLogin.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL(/dashboard/);
  const note = page.getByRole("complementary", { name: "Recommendation" });
  await expect(note).toHaveCount(0);
  backdateAccounts(dataDir);
  await page.reload();
  await expect(note).toBeVisible();
  await note.getByRole("button", { name: "No, thank you" }).click();
  await expect(note).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(note).toHaveCount(0);
});
