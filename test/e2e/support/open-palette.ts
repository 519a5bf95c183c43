import { expect, type Locator, type Page } from "@playwright/test";

/** Opens the palette by its keys, as soon as the page hears them; returns its field. */
export async function openPalette(page: Page): Promise<Locator> {
  const palette = page.getByRole("combobox", { name: "Go to a page" });
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(palette).toBeFocused({ timeout: 500 });
  }).toPass();
  return palette;
}
