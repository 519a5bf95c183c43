import { hash } from "node:crypto";
import { createElement, Fragment, type ReactNode } from "react";
import { LRUCache } from "lru-cache";
import { keyOfProps } from "./key-of-props.server.ts";
import type { Fragments } from "./ui/fragment.tsx";
import { OwnRulesContext } from "./ui/own-style.tsx";

type CachedPart = { html: string; rules: ReadonlyMap<string, string> };

/** Size of the cache, in characters of markup and keys. */
const maxCharacters = 2_000_000;
const cached = new LRUCache<string, CachedPart>({
  maxSize: maxCharacters,
  sizeCalculation: ({ html, rules }, key) =>
    key.length + html.length + [...rules.values()].reduce((sum, css) => sum + css.length, 0),
});

/** Longer keys are cached as their hash: a list's rows are as long as its markup. */
const longestKey = 3000;

/** Markup that must not be cached: elements with a nonce, ids from `useId`, pictures that the page's head preloads. */
const ofOnePage = /<script|<style|_R_|fetchpriority="high"/i;

/** React's separator of adjacent text nodes. */
const betweenTexts = "<!-- -->";

type OfPage = {
  /** A random text, unique to this page, that cannot occur in its markup. */
  mark: string;
  /** The root loader's data, on which every part may depend. */
  documentData: unknown;
  /** Receives the style rules of cached parts. */
  rules: Map<string, string>;
  /** The page is hydrated, so that its markup contains React's markers. */
  isTakenOver: boolean;
};

/**
 * The fragments of one page. While it is rendered, each fragment leaves markers in the text. `fill` replaces those of cached
 * fragments by their markup, and caches the markup of new ones.
 */
export class PageFragments implements Fragments {
  readonly #mark: string;
  readonly #document: string;
  readonly #rules: Map<string, string>;
  readonly #known: CachedPart[] = [];
  readonly #new: { key: string; rules: Map<string, string> }[] = [];

  constructor({ mark, documentData, rules, isTakenOver }: OfPage) {
    this.#mark = `\uE000${mark}`;
    const data = JSON.stringify(allFields(documentData));
    this.#document = `${isTakenOver} ${hash("sha1", data, "base64")}`;
    this.#rules = rules;
  }

  keyOf = keyOfProps;

  place(ownKey: string, part: ReactNode): ReactNode {
    const shortKey = ownKey.length > longestKey ? hash("sha256", ownKey, "base64") : ownKey;
    const key = `${this.#document} ${shortKey}`;
    const found = cached.get(key);
    if (found) return `${this.#mark}k${this.#known.push(found) - 1};`;
    const rules = new Map<string, string>();
    const begin = `${this.#mark}b${this.#new.push({ key, rules }) - 1};`;
    return createElement(
      Fragment,
      null,
      begin,
      createElement(OwnRulesContext, { value: rules }, part),
      `${this.#mark}e;`,
    );
  }

  /** The style rules of the page with those of all its parts; known once it is rendered. */
  get rules(): ReadonlyMap<string, string> {
    const rules = new Map(this.#rules);
    for (const part of [...this.#known, ...this.#new])
      for (const [name, css] of part.rules) rules.set(name, css);
    return rules;
  }

  /** The complete markup, in pieces. Nested fragments are cached, too. */
  fill(html: string): string[] {
    const [start = "", ...texts] = html.split(this.#mark);
    let open: Open = { pieces: [beforeMark(start)], rules: this.#rules };
    for (const text of texts) {
      const end = text.indexOf(";");
      const index = Number(text.slice(1, end));
      const [found, fresh] = [this.#known[index], this.#new[index]];
      if (text.startsWith("k") && found) open = withPart(open, found);
      if (text.startsWith("b") && fresh)
        open = { pieces: [], rules: fresh.rules, key: fresh.key, around: open };
      if (text.startsWith("e") && open.around) open = withPart(open.around, cache(open));
      open.pieces.push(beforeMark(text.slice(end + 1)));
    }
    return open.pieces;
  }
}

/** The page, or a fragment whose end marker has not been reached. */
type Open = { pieces: string[]; rules: Map<string, string>; key?: string; around?: Open };

function withPart(around: Open, { html, rules }: CachedPart): Open {
  for (const [name, css] of rules) around.rules.set(name, css);
  around.pieces.push(html);
  return around;
}

function cache({ pieces, rules, key = "" }: Open): CachedPart {
  const html = pieces.join("");
  if (!ofOnePage.test(html)) cached.set(key, { html: ownCopy(html), rules });
  return { html, rules };
}

/** Copies the text: V8's substrings would keep the whole page in memory. */
function ownCopy(text: string): string {
  return Buffer.from(text).toString();
}

/** Removes the separator that React inserted only because the marker is a text node. */
function beforeMark(text: string): string {
  return text.endsWith(betweenTexts) ? text.slice(0, -betweenTexts.length) : text;
}

/** Own and inherited fields: pages that are not hydrated get loader data by prototype. */
function allFields(data: unknown): unknown {
  if (typeof data !== "object" || data === null) return data ?? null;
  const fields: Record<string, unknown> = {};
  for (const name in data) fields[name] = Reflect.get(data, name);
  return fields;
}
