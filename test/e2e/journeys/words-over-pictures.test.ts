import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { drawn } from "../../../playwright.config.ts";
import { expect, test } from "../support/site.ts";

test.use({ launchOptions: drawn, serviceWorkers: "block" });

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
      await expectLegible(page, slide.locator("h1, h2, p"), width);
      // Without moving the page: its header would cover the words.
      await hero.getByRole("button", { name: /next/i }).dispatchEvent("click");
    }
    const call = page.locator(".cta");
    await call.scrollIntoViewIfNeeded();
    await paintedPicture(call);
    for (const words of await call.locator("h2, p").all()) {
      await words.evaluate((element) => element.scrollIntoView({ block: "center" }));
      await expectLegible(page, words, width);
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

/** Each of the words has enough contrast to every pixel behind its lines, as one look at the window without them shows. */
async function expectLegible(page: Page, texts: Locator, width: number): Promise<void> {
  const all = await texts.evaluateAll(describeWords);
  await texts.evaluateAll(setVisibility, "hidden");
  const background = await picture(page);
  await texts.evaluateAll(setVisibility, "");
  expect(all.length).toBeGreaterThan(0);
  for (const { boxes, colour, told } of all) {
    const lines = boxes.map((box) => pixelsIn(background, box));
    for (const pixels of lines) expect(pixels.length, `seen: ${told}`).toBeGreaterThan(0);
    const ratios = lines.flat().map((pixel) => contrast(colour, pixel));
    const lowest = ratios.reduce((low, ratio) => Math.min(low, ratio), Infinity);
    expect(lowest, `${width} px: ${told}`).toBeGreaterThanOrEqual(4.5);
  }
}

/** The lines of each of the words, and their colour. */
function describeWords(elements: Element[]) {
  return elements.map((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const boxes = Array.from(range.getClientRects(), ({ x, y, width, height }) => ({ x, y, width, height }));
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("no canvas");
    context.fillStyle = getComputedStyle(element).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return { boxes, colour: [red, green, blue] as Rgb, told: element.textContent };
  });
}

function setVisibility(elements: Element[], visibility: string): void {
  for (const element of elements) (element as HTMLElement).style.visibility = visibility;
}

type Picture = { data: Buffer; width: number; height: number };

async function picture(page: Page): Promise<Picture> {
  const taken = sharp(await page.screenshot())
    .removeAlpha()
    .raw();
  const { data, info } = await taken.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The pixels that the box covers, also in part. */
function pixelsIn({ data, width, height }: Picture, box: Box): Rgb[] {
  const pixels: Rgb[] = [];
  for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(Math.ceil(box.y + box.height), height); y += 1) {
    for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(Math.ceil(box.x + box.width), width); x += 1) {
      const at = (y * width + x) * 3;
      pixels.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
    }
  }
  return pixels;
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
