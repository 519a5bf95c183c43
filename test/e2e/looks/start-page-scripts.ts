import type { Page } from "@playwright/test";

/** Starts the page's scripts at once, which otherwise wait for the first paint, and waits until they have run. */
export async function startPageScripts(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("pointerdown")));
  await page.waitForFunction(() => {
    const main = document.querySelector("main") ?? document.body;
    const isReacts = "__reactRouterContext" in globalThis;
    const isHydrated = Object.keys(main).some((key) => key.startsWith("__reactFiber$"));
    return (
      (!isReacts || isHydrated) && !document.querySelector(":not(:defined), stay-dates:not([data-alive])")
    );
  });
}
