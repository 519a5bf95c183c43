import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../support/site.ts";

type Box = { x: number; y: number; width: number; height: number };
type Rgb = [number, number, number];

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [640, 900],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
] as const) {
  test(`words over pictures have a contrast of at least 4.5 : 1 at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const hero = page.getByRole("region", { name: "Journeys in Kashmir" });
    // Until its script is there, the slides lie side by side.
    await expect(hero).toHaveAttribute("data-alive", "");
    const slides = await hero.locator("[data-slide]").count();
    expect(slides).toBeGreaterThan(1);
    for (let turn = 0; turn < slides; turn += 1) {
      const slide = hero.locator("[data-slide][data-current]");
      await paintedPicture(slide);
      for (const words of await slide.locator("h1, h2, p").all()) {
        const told = await words.textContent();
        expect(await lowestContrast(page, words), `${width} px: ${told}`).toBeGreaterThanOrEqual(4.5);
      }
      // Without moving the page: its header would cover the words.
      await hero.getByRole("button", { name: /next/i }).dispatchEvent("click");
    }
    const call = page.locator(".cta");
    await call.scrollIntoViewIfNeeded();
    await paintedPicture(call);
    for (const words of await call.locator("h2, p").all()) {
      await words.evaluate((element) => element.scrollIntoView({ block: "center" }));
      const told = await words.textContent();
      expect(await lowestContrast(page, words), `${width} px: ${told}`).toBeGreaterThanOrEqual(4.5);
    }
  });
}

/** Waits until the slide's picture is there in the size that the screen asked for. */
async function paintedPicture(slide: Locator): Promise<void> {
  await slide.locator("img").evaluate(async (image: HTMLImageElement) => {
    image.loading = "eager";
    await image.decode();
  });
}

/** The lowest ratio of the words' colour to any pixel behind their lines. */
async function lowestContrast(page: Page, words: Locator): Promise<number> {
  const { boxes, colour } = await words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = Array.from(range.getClientRects(), ({ x, y, width, height }) => ({ x, y, width, height }));
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("no canvas");
    context.fillStyle = getComputedStyle(element).color;
    context.fillRect(0, 0, 1, 1);
    return { boxes: lines, colour: [...context.getImageData(0, 0, 1, 1).data].slice(0, 3) as Rgb };
  });
  await words.evaluate((element: HTMLElement) => (element.style.visibility = "hidden"));
  const ratios = [];
  for (const box of boxes)
    ratios.push(...(await pixelsOf(page, box)).map((pixel) => contrast(colour, pixel)));
  await words.evaluate((element: HTMLElement) => (element.style.visibility = ""));
  return ratios.reduce((low, ratio) => Math.min(low, ratio), Infinity);
}

async function pixelsOf(page: Page, clip: Box): Promise<Rgb[]> {
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, index) => {
    const at = index * 3;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  });
}

function contrast(first: Rgb, second: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 2.2: relative luminance. */
function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
