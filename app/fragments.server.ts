import { hash } from "node:crypto";
import { createElement, Fragment, type ReactNode } from "react";
import { LRUCache } from "lru-cache";
import type { Fragments } from "./ui/fragment.tsx";
import { OwnRulesContext } from "./ui/own-style.tsx";

type CachedPart = { html: string; rules: ReadonlyMap<string, string> };

/** Characters of markup and keys, for all pages together. */
const most = 2_000_000;
const cached = new LRUCache<string, CachedPart>({
  maxSize: most,
  sizeCalculation: ({ html, rules }, key) =>
    key.length + html.length + [...rules.values()].reduce((sum, css) => sum + css.length, 0),
});

/** What is one page's alone: a mark for the policy, an id by its place on the page, a picture that the head asks for. */
const ofOnePage = /<script|<style|_R_|fetchpriority="high"/i;

/** What React puts between two texts. */
const betweenTexts = "<!-- -->";

type OfPage = {
  /** What no text of the page has: made by chance for this page. */
  mark: string;
  /** What every part may depend on. */
  documentData: unknown;
  /** Gets the styles of known parts. */
  rules: Map<string, string>;
  /** The page is taken over by React, which reads marks of its own in the markup. */
  isTakenOver: boolean;
};

/**
 * The fragments of one page. While it is rendered each leaves a mark in its text, which `fill` replaces: known markup
 * is put there, new markup is taken out for later pages.
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

  place(ownKey: string, part: ReactNode): ReactNode {
    const key = `${this.#document} ${hash("sha256", ownKey, "base64")}`;
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

  /** The markup with all parts in it. A part within a part is cached too, for the next one around it. */
  fill(html: string): string {
    const [start = "", ...pieces] = html.split(this.#mark);
    let open: Open = { html: beforeMark(start), rules: this.#rules };
    for (const piece of pieces) {
      const end = piece.indexOf(";");
      const index = Number(piece.slice(1, end));
      const text = beforeMark(piece.slice(end + 1));
      const [found, made] = [this.#known[index], this.#new[index]];
      if (piece.startsWith("k") && found) open = withPart(open, found);
      if (piece.startsWith("b") && made) open = { html: "", rules: made.rules, key: made.key, around: open };
      if (piece.startsWith("e") && open.around) open = withPart(open.around, cache(open));
      open.html += text;
    }
    return open.html;
  }
}

/** The page, or a part that began and did not end yet. */
type Open = { html: string; rules: Map<string, string>; key?: string; around?: Open };

function withPart(around: Open, { html, rules }: CachedPart): Open {
  for (const [name, css] of rules) around.rules.set(name, css);
  around.html += html;
  return around;
}

function cache({ html, rules, key = "" }: Open): CachedPart {
  if (!ofOnePage.test(html)) cached.set(key, { html: ownCopy(html), rules });
  return { html, rules };
}

/** In memory of its own: a part that is cut out of a text holds all of that, a row of a table its whole page. */
function ownCopy(text: string): string {
  return Buffer.from(text).toString();
}

/** A mark is a text of its own only while the page is rendered. */
function beforeMark(text: string): string {
  return text.endsWith(betweenTexts) ? text.slice(0, -betweenTexts.length) : text;
}

/** Own fields and inherited ones: what a loader read for a page without React are those. */
function allFields(data: unknown): unknown {
  if (typeof data !== "object" || data === null) return data ?? null;
  const fields: Record<string, unknown> = {};
  for (const name in data) fields[name] = Reflect.get(data, name);
  return fields;
}
