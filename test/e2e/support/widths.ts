import type { Page } from "@playwright/test";

/** Opens a page in a viewport of this width in pixels. */
export async function openAt(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(path);
}

/** Scales the root font size, as a browser's setting does; 1 is the usual size. */
export async function enlargeText(page: Page, times: number): Promise<void> {
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${16 * times}px`);
}

/** Pixels by which the page is wider than the viewport; 0 or less when it fits. */
export function overflowWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** The words within `part` that wrap onto another line, except after a hyphen of their own. */
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
