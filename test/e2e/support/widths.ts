import type { Page } from "@playwright/test";

/** Opens a page on a screen so many pixels wide. */
export async function openAt(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(path);
}

/** Makes all letters larger, as a browser's own setting does: 1 is the usual size. */
export async function enlarge(page: Page, times: number): Promise<void> {
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${16 * times}px`);
}

/** Pixels by which the page is wider than the screen; 0 or less where it is not. */
export function wider(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** The words within `part` that go on in another line, but for a hyphen of their own. */
export function brokenWords(page: Page, part: string): Promise<string[]> {
  return page.locator(part).evaluateAll((parts) => {
    const broken: string[] = [];
    for (const root of parts) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            broken.push(word);
        }
      }
    }
    return broken;
  });
}
