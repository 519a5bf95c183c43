import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules whose result depends on the theme. */
export const colourRules = ["color-contrast", "link-in-text-block"];

/** Runs axe in the page or a part of it, bypassing the content security policy; with all rules or the given ones. */
export async function runAxe(page: Page, part = "html", rules?: string[]): Promise<AxeResults["violations"]> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(settle);
  const session = await page.context().newCDPSession(page);
  const evaluate = async (expression: string, awaitPromise = false) =>
    (await session.send("Runtime.evaluate", { expression, awaitPromise })).result.value as unknown;
  if ((await evaluate("typeof axe")) === "undefined") await evaluate(source);
  // Descriptions of passed checks took most of the time.
  const options = { resultTypes: ["violations"], selectors: false, ...(rules && { runOnly: rules }) };
  const run = `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)})`;
  const told = await evaluate(`${run}.then(({ violations }) => JSON.stringify(violations))`, true);
  await session.detach();
  return JSON.parse(String(told)) as AxeResults["violations"];
}

/** Waits for animations to end: contrast in the middle of a fade is meaningless. */
async function settle(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === "running" && effect?.getComputedTiming().iterations !== Infinity,
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
