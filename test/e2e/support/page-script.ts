import type { Page } from "@playwright/test";

/** Holds back the data replies of client-side navigation until the returned function is called. */
export async function holdDataReplies(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\.data(?:\?|$)/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Opens a page of the control area, and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber$")),
  );
}
