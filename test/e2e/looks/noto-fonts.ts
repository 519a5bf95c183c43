import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const { resolve } = createRequire(import.meta.url);
const kinds = [
  { letters: "devanagari", range: "U+0900-097F, U+200C-200D, U+25CC" },
  { letters: "arabic", range: "U+0600-06FF, U+FB50-FDFF, U+FE70-FEFC" },
];

/** Each Noto face is added to a family of the site with the same weights. */
const fonts = [
  ["Figtree", "400 700"],
  ["Young Serif", "400"],
] as const;

/** Adds fonts for Hindi and Urdu from npm packages, so that they look alike on every machine; guests use fonts of their devices. */
export async function addNotoFonts(page: Page): Promise<void> {
  for (const { letters } of kinds) {
    const file = `@fontsource/noto-sans-${letters}/files/noto-sans-${letters}-${letters}-400-normal.woff2`;
    const body = readFileSync(resolve(file));
    await page.route(`**/letters/${letters}.woff2`, (route) =>
      route.fulfill({ body, contentType: "font/woff2" }),
    );
  }
  await page.addInitScript(
    ({ fonts, kinds }) => {
      for (const [family, weight] of fonts)
        for (const { letters, range } of kinds) {
          const source = `url(/letters/${letters}.woff2)`;
          document.fonts.add(new FontFace(family, source, { unicodeRange: range, weight }));
        }
    },
    { fonts, kinds },
  );
}
