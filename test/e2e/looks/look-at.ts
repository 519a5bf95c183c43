import { writeFileSync } from "node:fs";
import type { Page, TestInfo } from "@playwright/test";
import { expect } from "../support/site.ts";
import { startPageScripts } from "./start-page-scripts.ts";
import { shootAll, themes, type View, views } from "./capture.ts";
import { isSameBrowser, storeLook, storeBrowser, readStoredLook, sheetOf } from "./kept-looks.ts";
import { keepForReadme } from "./readme-pictures.ts";
import { compareLooks } from "./compare-looks.ts";

/** Replaces the reference pictures that differ. */
const isApproving = process.env["APPROVE"] === "on";

/** The differences of the open page from its reference, a sentence for each width and theme. */
async function changesOf(
  page: Page,
  name: string,
  from: readonly View[],
): Promise<{ changes: string[]; shots: Buffer[] }> {
  const shots = await shootAll(page, from);
  const kept = await readStoredLook(name, shots);
  if (!kept) return { changes: [`${name}: no picture is kept`], shots };
  const changes: string[] = [];
  for (const [index, shot] of shots.entries()) {
    const view = from[Math.floor(index / themes.length)];
    const found = await compareLooks(kept[index] ?? shot, shot);
    if (!view || !found) continue;
    const [above, below] = [found.from, found.to].map((part) => Math.round(part * view.shown));
    const where = `${view.name}, ${themes[index % themes.length]}`;
    changes.push(`${name} at ${where}: ${found.blocks} blocks differ, between ${above} and ${below} px`);
  }
  return { changes, shots };
}

const meantSo = "if it is meant so: APPROVE=on npm test -- looks";

/**
 * Opens each screen and compares it with its reference picture. Where they differ, the new picture is written to the
 * test's output folder.
 */
export async function lookAt(
  page: Page,
  screens: Record<string, string>,
  info: TestInfo,
  from: readonly View[] = views,
): Promise<void> {
  if (isApproving) storeBrowser(page, info);
  for (const [name, path] of Object.entries(screens)) {
    await page.setViewportSize(views[0]);
    await page.goto(path);
    await startPageScripts(page);
    const { changes, shots } = await changesOf(page, name, from);
    if (isApproving) await keepForReadme(page, name);
    if (changes.length === 0) continue;
    if (isApproving) await storeLook(name, shots);
    else {
      writeFileSync(info.outputPath(`${name}.webp`), await sheetOf(shots));
      if (isSameBrowser(page, info)) expect.soft(changes, meantSo).toEqual([]);
      else console.log(`Told only, for this is another browser: ${changes.join("; ")}`);
    }
  }
}
