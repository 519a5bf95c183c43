import type { Page } from "@playwright/test";

/** The texts of the page that an element clips, or that another element covers, each as a line. */
export async function layoutFaults(page: Page): Promise<string[]> {
  await layOutAll(page);
  const { width } = page.viewportSize() ?? { width: 390 };
  // `elementFromPoint` needs the whole page in the viewport; the caller restores the height.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, 16_000) });
  return page.evaluate(findFaults);
}

/** Lays out what a phone lays out only when it comes near. */
function layOutAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>("body *"))
      if (getComputedStyle(each).contentVisibility === "auto") each.style.contentVisibility = "visible";
  });
}

/** Position and size of every element, which a theme must not change. */
export function boxesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll("*")].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const box = [x, y, width, height].map(Math.round);
      return width > 0 && height > 0 ? [`${element.tagName} ${box.join(" ")}`] : [];
    }),
  );
}

/** Runs in the page. */
function findFaults(): string[] {
  const faults = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`wider than the screen by ${scrollWidth - clientWidth} px`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    const isSeen = { checkOpacity: true, checkVisibilityCSS: true };
    if (!parent || text === "" || !parent.checkVisibility(isSeen)) continue;
    if (parent.closest("script, style, option, svg, [aria-hidden=true], [inert], .sr-only, [popover]"))
      continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const clip = clippedBy(parent, box);
    if (clip === "elsewhere") continue;
    if (clip) faults.add(`cut by ${clip}: ${text.slice(0, 40)}`);
    for (const line of range.getClientRects()) {
      const [x, y] = [line.left + line.width / 2, line.top + line.height / 2];
      if (line.width < 2 || y >= innerHeight || x >= innerWidth || x < 0 || y < 0) continue;
      const over = document.elementFromPoint(x, y);
      if (!over || over.contains(parent) || parent.contains(over)) continue;
      // No fault: a link that covers its whole card, and sticky or fixed elements.
      const card = over.closest("li, article") ?? over.closest("div");
      if (over.matches("a, button, label, input") && card?.contains(parent)) continue;
      if (isFixed(over) || isFixed(parent)) continue;
      faults.add(`under <${over.tagName.toLowerCase()} class="${over.className}">: ${text.slice(0, 40)}`);
      break;
    }
  }
  return [...faults].slice(0, 12);

  function isFixed(element: Element | null): boolean {
    for (let each = element; each; each = each.parentElement)
      if (["fixed", "sticky"].includes(getComputedStyle(each).position)) return true;
    return false;
  }

  /** The element that clips the text; "elsewhere" in a part that scrolls, or for a text that is shortened on purpose. */
  function clippedBy(start: Element, box: DOMRect): string | undefined {
    for (let each: Element | null = start; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
      if (scrolls || style.webkitLineClamp !== "none" || style.textOverflow === "ellipsis")
        return "elsewhere";
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const edge = each.getBoundingClientRect();
      if (edge.width <= 1 || edge.height <= 1) return "elsewhere";
      const isOut =
        box.right > edge.right + 2 ||
        box.left < edge.left - 2 ||
        box.bottom > edge.bottom + 4 ||
        box.top < edge.top - 4;
      if (isOut) return `<${each.tagName.toLowerCase()} class="${each.className}">`;
    }
    return undefined;
  }
}
