import { expect, test } from "../support/site.ts";

for (const path of ["rates", "calendar"]) {
  test(`a house chosen on the page ${path} before its scripts are here is shown when they are`, async ({
    signedIn: page,
  }) => {
    let come: (() => void) | undefined;
    const scripts = new Promise<void>((resolve) => (come = resolve));
    await page.route("**/assets/*.js", async (route) => {
      await scripts;
      await route.continue();
    });
    await page.goto(`/control/${path}`, { waitUntil: "commit" });
    const hotel = page.getByLabel("Hotel", { exact: true });
    await hotel.selectOption({ label: "Walnut Courtyard" });
    const id = await hotel.inputValue();
    come?.();
    await expect(page).toHaveURL(new RegExp(`[?&]hotel=${id}(&|$)`));
    await expect(page.getByRole("region", { name: /^Walnut Courtyard/ }).first()).toBeVisible();
    await expect(hotel).toHaveValue(id);
  });
}
