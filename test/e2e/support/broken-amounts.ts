import type { Page } from "@playwright/test";

/** Amounts on their own that wrap onto two lines, where half of the number reads as another number. */
export function brokenAmounts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      if (!/^₹[\d,]+$/.test(text)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(text);
    }
    return broken;
  });
}
