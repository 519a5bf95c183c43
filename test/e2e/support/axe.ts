import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Runs axe in the page or a part of it, past the page's content security policy; all its rules or some. */
export async function runAxe(page: Page, part = "html", rules?: string[]): Promise<AxeResults["violations"]> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(settle);
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: source });
  const { result } = await session.send("Runtime.evaluate", {
    expression: `axe.run(${JSON.stringify(part)}, ${JSON.stringify(rules ? { runOnly: rules } : {})}).then(({ violations }) => JSON.stringify(violations))`,
    awaitPromise: true,
  });
  await session.detach();
  return JSON.parse(String(result.value)) as AxeResults["violations"];
}

/** Waits for animations to end: contrast half-way through a fade means nothing. */
async function settle(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === "running" && effect?.getComputedTiming().iterations !== Infinity,
    );
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
