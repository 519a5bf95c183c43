import { expect, test } from "../support/site.ts";

test("on a phone with its keyboard open each field of a long form stands above the form's buttons", async ({
  signedIn: page,
}) => {
  // What a keyboard leaves of a phone.
  await page.setViewportSize({ width: 390, height: 500 });
  for (const path of ["/control/settings/company", "/control/site/home-about"]) {
    await page.goto(path);
    await page.locator(".block-bar").first().waitFor();
    const fields = page.locator("form:has(.block-bar) :is(input, textarea):visible");
    await fields.first().focus();
    const covered: string[] = [];
    for (let n = await fields.count(); n > 0; n--) {
      await page.keyboard.press("Tab");
      const under = await page.evaluate(() => {
        const field = document.activeElement;
        if (!field?.matches("form:has(.block-bar) :is(input:not([type=file]), select)")) return "";
        const { left, top, width, height } = field.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        return seen === field ? "" : field.getAttribute("name");
      });
      if (under) covered.push(under);
    }
    expect.soft(covered, path).toEqual([]);
  }
});
