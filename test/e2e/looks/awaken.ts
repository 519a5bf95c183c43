import type { Page } from "@playwright/test";

/** Lets the page's scripts begin without the pause that they leave the first paint, and waits until they have done their part. */
export async function awaken(page: Page): Promise<void> {
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
