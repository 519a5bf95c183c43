import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import type { Page, TestInfo } from "@playwright/test";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const folder = fileURLToPath(new URL("kept/", import.meta.url));
const browserFile = `${folder}browser.txt`;
const fileOf = (name: string) => `${folder}${name}.webp`;

/** The screens of which a picture is kept. */
export function keptNames(): string[] {
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

/** All pictures of a screen side by side in one file. */
export async function sheetOf(shots: readonly Buffer[]): Promise<Buffer> {
  const places = await placed(shots);
  const width = places.reduce((sum, place) => sum + place.width, 0);
  const height = Math.max(...places.map((place) => place.height));
  return sharp({ create: { width, height, channels: 3, background: "#808080" } })
    .composite(places.map(({ input, left, top }) => ({ input, left, top })))
    .webp({ quality: 50, effort: 6 })
    .toBuffer();
}

/** Chromium and its small shell break lines differently, and so do its versions. */
function browserOf(page: Page, { project }: TestInfo): string {
  const path = project.use.launchOptions?.executablePath ?? "chromium of Playwright";
  return `${basename(path)} ${page.context().browser()?.version().split(".")[0]}`;
}

/** False in another browser than the pictures were kept with: it draws letters and shades its own way. */
export function isSameBrowser(page: Page, info: TestInfo): boolean {
  return existsSync(browserFile) && readFileSync(browserFile, "utf8").trim() === browserOf(page, info);
}

/** From now on the pictures are of this browser. */
export function noteBrowser(page: Page, info: TestInfo): void {
  writeFileSync(browserFile, `${browserOf(page, info)}\n`);
}

export async function keep(name: string, shots: readonly Buffer[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(name), await sheetOf(shots));
}

/** What is kept of a screen, cut as the shots are; undefined when nothing is. */
export async function readKept(name: string, shots: readonly Buffer[]): Promise<Buffer[] | undefined> {
  if (!existsSync(fileOf(name))) return undefined;
  const sheet = sharp(fileOf(name));
  const places = await placed(shots);
  return Promise.all(
    places.map(({ left, top, width, height }) =>
      sheet.clone().extract({ left, top, width, height }).png().toBuffer(),
    ),
  );
}
