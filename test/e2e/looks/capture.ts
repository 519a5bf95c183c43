import type { Page } from "@playwright/test";
import sharp from "sharp";

/** The viewports of the screenshots; `shown`: captured height of the page in pixels, `scale`: by how much they are reduced. */
export const views = [
  { name: "1440 px", width: 1440, height: 900, shown: 1800, scale: 4 },
  { name: "390 px", width: 390, height: 844, shown: 1688, scale: 3 },
] as const satisfies View[];

export type View = { name: string; width: number; height: number; shown: number; scale: number };
export const themes = ["light", "dark"] as const;

/** Waits until fonts, pictures and what scripts draw are ready, and shows parts that are drawn only when near. */
async function settle(page: Page, shown: number): Promise<void> {
  await page.evaluate(async (height) => {
    await document.fonts.ready;
    // The bar depends on the scroll position, which a full-page screenshot changes.
    for (const bar of document.querySelectorAll<HTMLElement>("phone-bar")) bar.style.visibility = "hidden";
    // These are drawn only near the viewport, and a full-page screenshot does not scroll to them.
    for (const later of document.querySelectorAll<HTMLElement>(
      ".ridge, .lazy-frame, .poster-picture, .hotel-card, .far, .cta, .tile",
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
    // A picture that fails to load is captured as broken.
    await Promise.all(near.map((image) => image.decode().catch(() => {})));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, shown);
}

/** Hides elements below the captured height: drawing a long page takes Chromium seconds. Returns a function that undoes it. */
async function hideBelow(page: Page, shown: number): Promise<() => Promise<void>> {
  const hidden = await page.evaluateHandle((height) => {
    const all = document.querySelectorAll<HTMLElement>("main *");
    const below = [...all].filter((one) => one.getBoundingClientRect().top > height);
    for (const one of below) one.style.visibility = "hidden";
    return below;
  }, shown);
  return () => hidden.evaluate((below) => below.forEach((one) => one.style.removeProperty("visibility")));
}

/** A reduced screenshot of the page as it is now. */
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

/** Reduces the picture to the width, and crops it to the height or fills the rest with grey. */
async function small(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const { data, info } = await sharp(picture).resize(width).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(data, { raw })
    .extract({ left: 0, top: 0, width, height: Math.min(height, info.height) })
    .extend({ bottom: Math.max(0, height - info.height), background: "#808080" })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Screenshots of the open page in each width and both themes, without loading it again. */
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
