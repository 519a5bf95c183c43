import type { Page } from "@playwright/test";
import { openPalette } from "../support/open-palette.ts";
import { expect, signIn, test } from "../support/site.ts";

test("who wants to block rooms reads in the calendar how it is done, with and without scripts", async ({
  signedIn: page,
  withoutScripts,
}) => {
  const noteOn = (calendar: Page) => calendar.getByText("To block rooms, choose the first free night");
  const firstNight = (calendar: Page) => calendar.getByRole("link", { name: /^\d+ free: / }).first();
  await page.goto("/control/calendar");
  await expect(firstNight(page)).toBeVisible();
  await expect(noteOn(page)).toHaveCount(0);
  const palette = await openPalette(page);
  await palette.fill("block rooms");
  await page.keyboard.press("Enter");
  await expect(noteOn(page)).toBeVisible();
  await firstNight(page).click();
  await page.getByRole("link", { name: "Block", exact: true }).click();
  await expect(page.getByRole("dialog").getByLabel("Free again from")).toBeVisible();

  await signIn(withoutScripts);
  await withoutScripts.goto("/control/calendar?to=block");
  await expect(noteOn(withoutScripts)).toBeVisible();
  await firstNight(withoutScripts).click();
  await withoutScripts.getByRole("dialog").getByRole("link", { name: "Block rooms" }).click();
  await expect(withoutScripts.getByRole("dialog").getByLabel("Free again from")).toBeVisible();
});
