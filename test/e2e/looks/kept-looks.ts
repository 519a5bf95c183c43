import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import type { Page, TestInfo } from "@playwright/test";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const folder = fileURLToPath(new URL("kept/", import.meta.url));
const browserFile = `${folder}browser.txt`;
const fileOf = (name: string) => `${folder}${name}.webp`;

/** The names of the screens that have a reference picture. */
export function storedLookNames(): string[] {
  return globSync("*.webp", { cwd: folder })
    .map((file) => file.replace(".webp", ""))
    .sort();
}

async function placed(shots: readonly Buffer[]) {
  let left = 0;
  const places = [];
  for (const input of shots) {
    const { width, height } = await sharp(input).metadata();
    places.push({ input, left, top: 0, width, height });
    left += width;
  }
  return places;
}

/** All screenshots of a screen side by side in one picture. */
export async function sheetOf(shots: readonly Buffer[]): Promise<Buffer> {
  const places = await placed(shots);
  const width = places.reduce((sum, place) => sum + place.width, 0);
  const height = Math.max(...places.map((place) => place.height));
  return sharp({ create: { width, height, channels: 3, background: "#808080" } })
    .composite(places.map(({ input, left, top }) => ({ input, left, top })))
    .webp({ quality: 50, effort: 6 })
    .toBuffer();
}

/** The browser and its major version: Chromium, its headless shell and their versions break lines differently. */
function browserOf(page: Page, { project }: TestInfo): string {
  const path = project.use.launchOptions?.executablePath ?? "chromium of Playwright";
  return `${basename(path)} ${page.context().browser()?.version().split(".")[0]}`;
}

/** False in another browser than the one that made the reference pictures: fonts and shades differ. */
export function isSameBrowser(page: Page, info: TestInfo): boolean {
  return existsSync(browserFile) && readFileSync(browserFile, "utf8").trim() === browserOf(page, info);
}

/** Stores that the reference pictures are made with this browser. */
export function storeBrowser(page: Page, info: TestInfo): void {
  writeFileSync(browserFile, `${browserOf(page, info)}\n`);
}

export async function storeLook(name: string, shots: readonly Buffer[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(name), await sheetOf(shots));
}

/** The reference screenshots of a screen, cropped like `shots`; undefined when there are none. */
export async function readStoredLook(name: string, shots: readonly Buffer[]): Promise<Buffer[] | undefined> {
  if (!existsSync(fileOf(name))) return undefined;
  const sheet = sharp(fileOf(name));
  const places = await placed(shots);
  return Promise.all(
    places.map(({ left, top, width, height }) =>
      sheet.clone().extract({ left, top, width, height }).png().toBuffer(),
    ),
  );
}
