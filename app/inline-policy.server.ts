import { hash } from "node:crypto";

const usual = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

type Page = { html: string; policy: string };

/**
 * A whole page with its content security policy: nothing from other hosts, no `style` attributes, and of the scripts and
 * styles within the page those that the renderer marked with `nonce`, by their hashes. Whatever else got into the page
 * has no mark, and so no hash. With `keepsNonce` styles go by the nonce, for React adds some in the browser; otherwise
 * nothing of it is left, so that many may be sent the same page.
 */
export function withInlinePolicy(html: string, nonce: string, keepsNonce: boolean): Page {
  const allowed = { script: new Set<string>(), style: new Set<string>() };
  const mark = ` nonce="${nonce}"`;
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + 1)) {
    const tag = tagAt(html, at);
    if (tag === "script" || (tag === "style" && !keepsNonce)) {
      const text = textAfter(html, at, tag);
      if (text !== "") allowed[tag].add(hashOf(text));
    }
  }
  if (keepsNonce) allowed.style.add(`'nonce-${nonce}'`);
  const sources = (tag: "script" | "style") => [`${tag}-src 'self'`, ...allowed[tag]].join(" ");
  const policy = [...usual, sources("script"), sources("style")].join("; ");
  return { html: keepsNonce ? html : html.replaceAll(mark, ""), policy };
}

/** The name of the element whose mark is there. Attributes have no `<` or `>`: React writes them as character references. */
function tagAt(html: string, at: number): string {
  const from = html.lastIndexOf("<", at) + 1;
  return html.slice(from, html.indexOf(" ", from));
}

function textAfter(html: string, at: number, tag: string): string {
  const from = html.indexOf(">", at) + 1;
  return html.slice(from, html.indexOf(`</${tag}>`, from));
}

/** Hashes of texts that most pages share. */
const known = new Map<string, string>();
const mostKnown = 200;
/** What is longer is hashed in less time than long texts are compared. */
const longestKnown = 10_000;
/** A page's data, which are its visitor's own, and stay nowhere. */
const handsOver = "window.__reactRouterContext.streamController.enqueue";

function hashOf(text: string): string {
  if (text.length > longestKnown || text.startsWith(handsOver)) return sha256(text);
  const before = known.get(text);
  if (before) return before;
  if (known.size >= mostKnown) known.clear();
  const source = sha256(text);
  known.set(text, source);
  return source;
}

function sha256(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`;
}
