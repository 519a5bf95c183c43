/** The texts of a block's value in order, without hidden items. */
export function visibleTexts(value: unknown): string[] {
  if (typeof value === "string") return value.trim().length > 1 ? [value.trim()] : [];
  if (typeof value !== "object" || value === null) return [];
  if ("shown" in value && value.shown === false) return [];
  return Object.values(value).flatMap(visibleTexts);
}

/** Scrolls the previewed page to the first of these texts that it contains; the outer page is not scrolled. */
export function showInPreview(frame: HTMLIFrameElement, texts: readonly string[]): void {
  const [view, page] = [frame.contentWindow, frame.contentDocument];
  if (!view || !page?.body) return;
  for (const text of texts) {
    const found = elementSaying(page, text);
    if (!found) continue;
    const section = found.closest("section, footer, header, [role=region]") ?? found;
    // In a long section, scroll to the item itself rather than to the section.
    const isFar = found.getBoundingClientRect().top - section.getBoundingClientRect().top > view.innerHeight;
    const { top } = (isFar ? found : section).getBoundingClientRect();
    view.scrollTo({ top: view.scrollY + top - margin, behavior: "instant" });
    return;
  }
}

/** Pixels left above the section, for the header. */
const margin = 80;

function elementSaying(page: Document, text: string): Element | undefined {
  const words = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const parent = words.currentNode.parentElement;
    if (words.currentNode.textContent?.trim() === text && parent?.checkVisibility()) return parent;
  }
  return undefined;
}
