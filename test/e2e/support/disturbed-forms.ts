import type { Page } from "@playwright/test";

/** Opens a page and waits for its scripts. */
export async function openWithScripts(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => customElements.get("forget-here") !== undefined);
}

/** Aborts or delays the POST requests to `at`, until `page.unrouteAll`. */
export async function disturbForms(page: Page, at: string, work: "lose" | "slow"): Promise<void> {
  await page.route(at, async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    if (work === "lose") return route.abort();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return route.continue();
  });
}
