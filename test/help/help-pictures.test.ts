import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { helpTasks } from "#app/content/help-tasks.ts";
import { expect, test } from "../e2e/support/site.ts";

const folder = new URL("../../app/features/help/pictures/", import.meta.url);

/** Where a task has begun, so that its picture shows more than an empty form. */
const begun: Record<string, (page: Page) => Promise<void>> = {
  money: async (page) => {
    await page.goto("/control/view-bookings?view=1");
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  website: async (page) => {
    await page.goto("/control/site/hero-slides");
    await page.locator("summary", { hasText: "Wake up on the Dal" }).click();
    await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
  },
};

test.use({ viewport: { width: 1280, height: 800 } });

test("every task of the page of help has a picture of its screen as it is now", async ({
  signedIn: page,
}) => {
  for (const { id, href } of helpTasks) {
    await page.goto(href);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await begun[id]?.(page);
    await page.waitForLoadState("networkidle");
    const seen = await page.screenshot({ animations: "disabled" });
    const small = await sharp(seen).resize(800, 500).webp({ quality: 62, effort: 6 }).toBuffer();
    expect(small.length).toBeLessThan(48_000);
    writeFileSync(new URL(`${id}.webp`, folder), small);
  }
});
