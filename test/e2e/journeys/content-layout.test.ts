import type { BlockFields } from "#contract/content/field-kinds.ts";
import { fullest, sized } from "../../support/content-values.ts";
import { colourRules } from "../support/axe.ts";
import { layoutFaults } from "../support/layout.ts";
import { publicPages } from "../support/public-pages.ts";
import { publishAll } from "../support/publish-blocks.ts";
import { expect, signIn, test } from "../support/site.ts";

test.use({ company: "one of every size" });

const sizes: Record<string, (fields: BlockFields) => object> = {
  "all at the limit": fullest,
  "one item in Hindi, without pictures": (fields) =>
    sized(fields, { words: "शिकारा और सेब के बाग़", items: 1, pictures: false }),
  "thirty items in Urdu": (fields) => sized(fields, { words: "ڈل جھیل کی صبح", items: 30, pictures: true }),
  "thirty words of sixty letters, without pictures": (fields) =>
    sized(fields, { words: "Wondrous".repeat(8).slice(0, 60), items: 30, pictures: false }),
};

for (const [name, valueOf] of Object.entries(sizes))
  test(`with ${name} no words are cut or covered on any page`, async ({ page, site, accessible }) => {
    test.setTimeout(300_000);
    await signIn(page);
    await publishAll(page, site, valueOf);
    for (const path of publicPages) {
      await page.goto(path);
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await layoutFaults(page), `${path} at ${width} px`).toEqual([]);
      }
    }
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const path of ["/", "/our-team", "/events"]) {
        await page.goto(path);
        await accessible(page, "html", colorScheme === "dark" ? colourRules : undefined);
      }
    }
  });
