/**
 * A page with the rules of single elements at the end of its head, by class. With `isTakenOver` they say which ones they
 * are, as React's own `<style>` would: it makes none anew that it finds.
 */
export function withOwnRules(
  html: string,
  rules: ReadonlyMap<string, string>,
  { nonce, isTakenOver }: { nonce: string; isTakenOver: boolean },
): string {
  if (rules.size === 0) return html;
  // In an order of their own: which parts were known must not be seen in the page.
  const sorted = [...rules].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const css = sorted
    .map(([name, own]) => `.${name}{${own}}`)
    .join("")
    .replaceAll("<", "\\3c ");
  const names = sorted.map(([name]) => name).join(" ");
  const mark = isTakenOver ? ` data-precedence="own" data-href="${names}"` : "";
  const end = html.indexOf("</head>");
  return `${html.slice(0, end)}<style${mark} nonce="${nonce}">${css}</style>${html.slice(end)}`;
}
