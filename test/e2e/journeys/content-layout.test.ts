import type { BlockFields } from "#contract/content/field-kinds.ts";
import { largestValue, valueOfSize } from "../../support/content-values.ts";
import { colourRules } from "../support/axe.ts";
import { boxesOf, layoutFaults } from "../support/layout.ts";
import { stubPictures } from "../support/stub-pictures.ts";
import { publicPages } from "../support/public-pages.ts";
import { publishAll } from "../support/publish-blocks.ts";
import { expect, signIn, test } from "../support/site.ts";

test.use({ company: "one of every size", serviceWorkers: "block" });

const pages = [...publicPages, "/terms", "/cancellation", "/faqs", "/place/gulmarg"];
const widths = [1440, 768, 320, 390];

const sizes: Record<string, (fields: BlockFields) => object> = {
  "all at the limit": largestValue,
  "one item in Hindi, without pictures": (fields) =>
    valueOfSize(fields, { words: "शिकारा और सेब के बाग़", items: 1, pictures: false }),
  "thirty items in Urdu": (fields) =>
    valueOfSize(fields, { words: "ڈل جھیل کی صبح", items: 30, pictures: true }),
  "thirty words of sixty letters, without pictures": (fields) =>
    valueOfSize(fields, { words: "Wondrous".repeat(8).slice(0, 60), items: 30, pictures: false }),
};

for (const [size, [name, valueOf]] of Object.entries(sizes).entries())
  test(`with ${name} every page stays whole at four widths in both themes`, async ({
    page,
    site,
    accessible,
  }) => {
    test.setTimeout(300_000);
    await signIn(page);
    await publishAll(page, site, valueOf);
    await stubPictures(page);
    for (const [index, path] of pages.entries()) {
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await layoutFaults(page), `${path} at ${width} px`).toEqual([]);
      }
      // axe looks at each page at its limits, and at each page in one of the other sizes.
      const isLookedAt = size === 0 || index % 3 === size - 1;
      if (isLookedAt) await accessible(page);
      // The page's scripts may still put in what they bring: both are measured then anew.
      await expect(async () => {
        await page.emulateMedia({ colorScheme: "light" });
        const inLight = await boxesOf(page);
        await page.emulateMedia({ colorScheme: "dark" });
        expect(await boxesOf(page), `${path} is laid out as in the light theme`).toEqual(inLight);
      }).toPass({ timeout: 20_000 });
      if (isLookedAt) await accessible(page, "html", colourRules);
      expect.soft(await page.evaluate(() => "hacked" in globalThis), `${path} runs text`).toBe(false);
      expect.soft(await page.locator('a[href^="javascript" i]').count(), path).toBe(0);
    }
  });
