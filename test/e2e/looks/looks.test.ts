import { expect, signIn } from "../support/site.ts";
import { shoot, views } from "./capture.ts";
import { storedLookNames } from "./kept-looks.ts";
import { compareLooks } from "./compare-looks.ts";
import { lookAt } from "./look-at.ts";
import { test } from "./looks-site.ts";
import { guestScreens, limitScreens, staffScreens } from "./screens.ts";

// One after the other: they share a site, which takes longer to fill than to look at.
test.describe.configure({ mode: "default", timeout: 900_000 });

test("guests' screens look as they were kept", async ({ page }, info) => {
  await lookAt(page, guestScreens, info);
});

test("staff's screens look as they were kept", async ({ page }, info) => {
  await signIn(page);
  await lookAt(page, staffScreens, info);
});

test("a picture is kept of each screen, and of nothing else", () => {
  const screens = { ...guestScreens, ...staffScreens, ...limitScreens };
  expect(storedLookNames()).toEqual(Object.keys(screens).sort());
});

test("the same page twice is the same; a hidden button and another colour are seen", async ({ page }) => {
  const [, phone] = views;
  await page.setViewportSize(phone);
  await page.goto("/query");
  const kept = await shoot(page, phone);
  expect(await compareLooks(kept, await shoot(page, phone))).toBeUndefined();
  const button = page.locator("main form button").last();
  await button.evaluate((element) => element.style.setProperty("visibility", "hidden"));
  expect((await compareLooks(kept, await shoot(page, phone)))?.blocks).toBeGreaterThan(10);
  await button.evaluate((element) => {
    element.style.setProperty("visibility", "visible");
    element.style.setProperty("filter", "hue-rotate(60deg)");
  });
  expect((await compareLooks(kept, await shoot(page, phone)))?.blocks).toBeGreaterThan(10);
  await page
    .locator("main form")
    .last()
    .evaluate((element) => element.style.setProperty("margin-top", "40px"));
  expect((await compareLooks(kept, await shoot(page, phone)))?.blocks).toBeGreaterThan(10);
});
