import { resetTextNumbers, valueOfSize } from "../../support/content-values.ts";
import { stubPictures } from "../support/stub-pictures.ts";
import { publishAll } from "../support/publish-blocks.ts";
import { signIn } from "../support/site.ts";
import type { View } from "./capture.ts";
import { addNotoFonts } from "./noto-fonts.ts";
import { lookAt } from "./look-at.ts";
import { test } from "./looks-site.ts";
import { screensAtLimits } from "./screens.ts";

// They publish one after the other on the site that they share.
test.describe.configure({ mode: "default", timeout: 900_000 });

const oneWord = "Wondrous".repeat(8).slice(0, 60);
const longText = `${oneWord} ${"by boat, on foot and by road through all four seasons, ".repeat(20)}`;
const hindi = "शिकारे की सवारी, केसर के खेत और चिनार की छाँव, चारों मौसमों में; ".repeat(20);
const urdu = "شکارے کی سیر، زعفران کے کھیت اور چنار کی چھاؤں، چاروں موسموں میں؛ ".repeat(20);

const limits = [
  ["withEveryLimit", { words: [longText, hindi, urdu], items: 30, pictures: true }],
  ["withLongWords", { words: oneWord, items: 30, pictures: false }],
  ["withOneItem", { words: "Rooms", items: 1, pictures: false }],
] as const;

/** So much of a page that every block is in it, at every width that the layout knows. */
const views: View[] = [
  { name: "1440 px", width: 1440, height: 900, shown: 4800, scale: 8 },
  { name: "768 px", width: 768, height: 900, shown: 4800, scale: 8 },
  { name: "390 px", width: 390, height: 900, shown: 4800, scale: 6 },
  { name: "320 px", width: 320, height: 900, shown: 4800, scale: 5 },
];

for (const [name, size] of limits)
  test(`pages ${name} look as they were kept, at four widths in both themes`, async ({
    page,
    site,
  }, info) => {
    await signIn(page);
    await addNotoFonts(page);
    resetTextNumbers();
    await publishAll(page, site, (fields) => valueOfSize(fields, size));
    await stubPictures(page);
    await lookAt(page, screensAtLimits[name], info, views);
  });
