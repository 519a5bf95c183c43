import type { Page } from "@playwright/test";
import { colourRules } from "../support/axe.ts";
import { addPhone, backdateAccounts, setUpApp } from "../support/second-factor.ts";
import { type Accessible, expect, signIn, staffLogin, test } from "../support/site.ts";

const pages = [
  "/control/dashboard?date=2026-12-01&time=Night",
  "/control/hotels",
  "/control/add-Hotel",
  "/control/edit-hotel/1",
  "/control/view-hotel/1",
  "/control/add-hotel-images/1",
  "/control/add-room/1",
  "/control/edit-room/1",
  "/control/view-room/1",
  "/control/add-room-images/1",
  "/control/rooms/types?word=1",
  "/control/portal-calendars?room=1",
  "/control/view-bookings",
  "/control/view-bookings?view=1",
  "/control/view-bookings?search=nobody",
  "/control/user-rating",
  "/control/user-rating?view=1",
  "/control/packages",
  "/control/packages?view=1",
  "/control/add-package",
  "/control/edit-package/1",
  "/control/tour-details/1",
  "/control/package-bookings",
  "/control/package-bookings?view=1",
  "/control/cab-bookings",
  "/control/cab-bookings?view=1",
  "/control/queries",
  "/control/queries?view=1",
  "/control/gallery",
  "/control/calendar",
  "/control/rates?hotel=1",
  "/control/messages",
  "/control/bin",
  "/control/settings/company",
  "/control/settings/hours",
  "/control/settings/payment",
  "/control/settings/messages",
  "/control/settings/privacy",
  "/control/settings/person",
  "/control/settings/staff?view=1",
  "/control/settings/sign-ins",
  "/control/settings/health",
  "/control/confirm",
  "/control/account",
  "/control/log",
  "/control/find?words=dal",
  "/control/help",
];

/** Buttons that open a dialog over their page. */
const openers: [path: string, button: RegExp][] = [
  ["/control/hotels", /^Delete/],
  ["/control/view-hotel/1", /^View Hotel Gallery/],
  ["/control/view-hotel/1", /^Add more Images/],
  ["/control/view-hotel/1", /^Delete Room/],
  ["/control/view-room/1", /^Edit Details/],
  ["/control/packages", /^Delete/],
  ["/control/tour-details/1", /^Delete/],
  ["/control/gallery", /^Delete/],
  ["/control/gallery", /^Add Images/],
];

/** The widths at which axe looks, and those around it at which a page may not scroll sideways. */
const widths: [number, number[]][] = [
  [390, [320]],
  [1440, [1024, 768]],
];

/** Both widths and both themes without loading the page again: all rules in light, in dark what a theme can change. */
async function inspect(page: Page, name: string, accessible: Accessible, mayScroll = false) {
  await test.step(name, async () => {
    for (const [width, around] of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await accessible(page);
      await page.emulateMedia({ colorScheme: "dark" });
      await accessible(page, "html", colourRules);
      for (const each of mayScroll ? [] : [width, ...around]) await expectNoSideways(page, name, each);
    }
  });
}

async function expectNoSideways(page: Page, name: string, width: number) {
  await page.setViewportSize({ width, height: 900 });
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(sideways, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
}

/** In parts, so that several browsers share the work. */
const parts = [0, 1, 2, 3];

for (const part of parts) {
  test(`every control page is accessible in both themes and never scrolls sideways: part ${part + 1}`, async ({
    signedIn: page,
    accessible,
  }) => {
    test.setTimeout(300_000);
    for (const path of pages.filter((_, index) => index % parts.length === part)) {
      await page.goto(path);
      await inspect(page, path, accessible);
    }
  });
}

test("every dialog of the control pages is accessible in both themes", async ({
  signedIn: page,
  accessible,
}) => {
  test.setTimeout(300_000);
  await page.goto("/control/view-bookings?view=5");
  await page.getByText("Record payment").click();
  await page.getByRole("button", { name: "Save payment" }).click();
  await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
  await inspect(page, "a refused payment", accessible);
  for (const [path, button] of openers) {
    await page.goto(path);
    await page.getByRole("main").getByRole("button", { name: button }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await inspect(page, `${path}, ${button.source} open`, accessible, true);
  }
});

test("the second factor's pages are accessible in both themes, and never scroll sideways", async ({
  browser,
  anotherSite,
  accessible,
}) => {
  test.setTimeout(180_000);
  const { address, dataDir } = await anotherSite({ DEMO: "off" });
  const baseURL = address.replace("127.0.0.1", "localhost");
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const look = (name: string) => inspect(page, name, accessible);
  await signIn(page);
  backdateAccounts(dataDir);
  await page.goto("/control/dashboard");
  await expect(page.getByRole("complementary", { name: "Recommendation" })).toBeVisible();
  await look("the recommendation");
  const { codes } = await setUpApp(page);
  await look("the recovery codes");
  await addPhone(page);
  await page.goto("/control/account");
  await page.getByLabel("Name").fill("My phone");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("Not used yet")).toBeVisible();
  for (const folded of await page.locator("main summary").all()) await folded.click();
  await look("an account with everything");
  await context.clearCookies({ name: "session" });
  await page.goto("/control/login");
  await page.getByLabel("Username").fill(staffLogin.username);
  await page.getByLabel("Password").fill(staffLogin.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByText("Use a recovery code").click();
  await look("the second step");
  await page.getByLabel("Recovery code").fill(`${codes[0]}2`);
  await page.locator("details").getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await look("a refused code");
  await context.close();
});

test("without a session every control page asks to sign in", async ({ request }) => {
  for (const path of pages) {
    const reply = await request.get(path, { maxRedirects: 0 });
    expect(reply.headers()["location"], path).toMatch(/^\/control\/login\?to=/);
  }
});
