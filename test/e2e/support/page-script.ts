import type { Page } from "@playwright/test";

/** Holds back what the page's script asks for, until the answer is called. */
export async function holdAnswers(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\.data(?:\?|$)/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Opens a page of the control area, and waits until its script listens. */
export async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber$")),
  );
}
