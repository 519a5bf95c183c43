import type { Locator } from "@playwright/test";
import { expect, test } from "../support/site.ts";

const styleOf = (control: Locator) =>
  control.evaluate((element) => {
    const { borderTopColor, backgroundColor, appearance } = getComputedStyle(element);
    return { borderTopColor, backgroundColor, appearance };
  });

test("ticks have the lines and the ground of the fields beside them, and are filled once they are set", async ({
  signedIn: page,
}) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/control/rates");
    const field = await styleOf(page.getByLabel("Name", { exact: true }));
    const tick = page.getByLabel("Every year on these dates");
    await page.mouse.move(0, 0);
    expect(await styleOf(tick)).toEqual({ ...field, appearance: "none" });
    await tick.check();
    await page.mouse.move(0, 0);
    const set = await styleOf(tick);
    expect(set.backgroundColor).toBe(set.borderTopColor);
    expect(set.backgroundColor).not.toBe(field.backgroundColor);
  }
});

test("where people choose all colours themselves, ticks are their system's", async ({ signedIn: page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/control/rates");
  await expect(page.getByLabel("Every year on these dates")).toHaveCSS("appearance", "auto");
});
