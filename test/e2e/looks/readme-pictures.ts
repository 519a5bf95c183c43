import { fileURLToPath } from "node:url";
import { mkdirSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { views } from "./capture.ts";

const folder = fileURLToPath(new URL("readme/", import.meta.url));

/** The screens that README.md shows, and the names of their files there. */
const shown: Record<string, string> = { home: "guest", today: "staff" };

/** Stores a screenshot of a screen's first view for README.md, on a desktop and on a phone, in the light theme. */
export async function keepForReadme(page: Page, name: string): Promise<void> {
  const who = shown[name];
  if (!who) return;
  mkdirSync(folder, { recursive: true });
  await page.emulateMedia({ colorScheme: "light" });
  for (const { width, height } of views) {
    await page.setViewportSize({ width, height });
    const picture = await page.screenshot({ animations: "disabled" });
    const small = await sharp(picture).resize({ height: 720 }).webp({ quality: 80 }).toBuffer();
    writeFileSync(`${folder}${who}-${width}.webp`, small);
  }
}
