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
 * A page with its content security policy: nothing from other hosts, no `style` attributes, and of the inline scripts and
 * styles only those that the renderer marked with `nonce`, by their hashes. Injected elements lack the nonce, and so a hash.
 * With `keepsNonce` styles are allowed by the nonce, because React adds some in the browser; otherwise the nonce is removed,
 * so that the page can be cached for all visitors.
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

/** The name of the element whose nonce is at `at`. React escapes `<` and `>` in attributes, so the last `<` starts the tag. */
function tagAt(html: string, at: number): string {
  const from = html.lastIndexOf("<", at) + 1;
  return html.slice(from, html.indexOf(" ", from));
}

function textAfter(html: string, at: number, tag: string): string {
  const from = html.indexOf(">", at) + 1;
  return html.slice(from, html.indexOf(`</${tag}>`, from));
}

/** Cached hashes of inline texts that most pages share. */
const hashes = new Map<string, string>();
const mostHashes = 200;
/** For longer texts hashing is faster than the cache lookup, which compares the whole text. */
const longestCached = 10_000;
/** Begins the hydration data of a page, which is personal, and must not be cached. */
const hydrationData = "window.__reactRouterContext.streamController.enqueue";

function hashOf(text: string): string {
  if (text.length > longestCached || text.startsWith(hydrationData)) return sha256(text);
  const before = hashes.get(text);
  if (before) return before;
  if (hashes.size >= mostHashes) hashes.clear();
  const source = sha256(text);
  hashes.set(text, source);
  return source;
}

function sha256(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`;
}
