import type { Page } from "@playwright/test";
import sharp from "sharp";

/** How a screen is looked at: the width of the window, how much of the page, and how small the picture is kept. */
export const views = [
  { name: "1440 px", width: 1440, height: 900, shown: 1800, scale: 4 },
  { name: "390 px", width: 390, height: 844, shown: 1688, scale: 3 },
] as const satisfies View[];

export type View = { name: string; width: number; height: number; shown: number; scale: number };
export const themes = ["light", "dark"] as const;

/** Letters, pictures and what scripts draw are there. */
async function settle(page: Page, shown: number): Promise<void> {
  await page.evaluate(async (height) => {
    await document.fonts.ready;
    // It comes and goes with what is in sight, and a picture of a whole page scrolls by it.
    for (const bar of document.querySelectorAll<HTMLElement>("phone-bar")) bar.style.visibility = "hidden";
    // They are drawn when they come near, and a picture of a whole page comes near nothing.
    for (const later of document.querySelectorAll<HTMLElement>(
      ".ridge, .lazy-frame, .poster-picture, .hotel-card, .postcards, .site-footer",
    ))
      later.style.contentVisibility = "visible";
    for (const ridge of document.querySelectorAll(".ridge")) {
      const ranges = new Image();
      const address = /url\("(.*)"\)/.exec(getComputedStyle(ridge, "::before").backgroundImage)?.[1];
      if (!address) continue;
      ranges.src = address;
      await ranges.decode();
    }
    const isNear = (image: HTMLImageElement) =>
      image.checkVisibility() && image.getBoundingClientRect().top < height;
    const near = [...document.images].filter(isNear);
    for (const image of near) image.loading = "eager";
    // One that cannot be had is drawn as such.
    await Promise.all(near.map((image) => image.decode().catch(() => {})));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, shown);
}

/** What stands below is not drawn: a picture of a whole page takes Chromium seconds where its texts are long. */
async function hideBelow(page: Page, shown: number): Promise<() => Promise<void>> {
  const hidden = await page.evaluateHandle((height) => {
    const all = document.querySelectorAll<HTMLElement>("main *");
    const below = [...all].filter((one) => one.getBoundingClientRect().top > height);
    for (const one of below) one.style.visibility = "hidden";
    return below;
  }, shown);
  return () => hidden.evaluate((below) => below.forEach((one) => one.style.removeProperty("visibility")));
}

/** The page as it stands now, small. */
export async function shoot(page: Page, { width, shown, scale }: View): Promise<Buffer> {
  await settle(page, shown);
  const showBelow = await hideBelow(page, shown);
  const clip = { x: 0, y: 0, width, height: shown };
  const large = await page.screenshot({
    clip,
    fullPage: true,
    type: "jpeg",
    quality: 85,
    animations: "disabled",
  });
  await showBelow();
  return small(large, width / scale, Math.floor(shown / scale));
}

/** The upper part of a page that is longer; one that is shorter ends in grey. */
async function small(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const { data, info } = await sharp(picture).resize(width).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(data, { raw })
    .extract({ left: 0, top: 0, width, height: Math.min(height, info.height) })
    .extend({ bottom: Math.max(0, height - info.height), background: "#808080" })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The open page in each width and both themes, loaded once. */
export async function shootAll(page: Page, from: readonly View[]): Promise<Buffer[]> {
  const shots: Buffer[] = [];
  for (const view of from) {
    await page.setViewportSize(view);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      shots.push(await shoot(page, view));
    }
  }
  return shots;
}
