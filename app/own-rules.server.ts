/**
 * Inserts the style rules of single elements (by class name) at the end of the page's head. With `isTakenOver` (hydrated
 * pages) the `<style>` has the attributes by which React recognises it, and does not insert the rules again.
 */
export function withOwnRules(
  html: string,
  rules: ReadonlyMap<string, string>,
  { nonce, isTakenOver }: { nonce: string; isTakenOver: boolean },
): string {
  if (rules.size === 0) return html;
  // Sorted, so that the page does not depend on which of its fragments came from the cache.
  const sorted = [...rules].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const css = sorted
    .map(([name, declarations]) => `.${name}{${declarations}}`)
    .join("")
    .replaceAll("<", "\\3c ");
  const names = sorted.map(([name]) => name).join(" ");
  const mark = isTakenOver ? ` data-precedence="own" data-href="${names}"` : "";
  const end = html.indexOf("</head>");
  return `${html.slice(0, end)}<style${mark} nonce="${nonce}">${css}</style>${html.slice(end)}`;
}
