import { Marked, type Token, type Tokens } from "marked";
import { createElement, Fragment, type ReactNode } from "react";
import { isSafeLink } from "#contract/rules/safe-link.ts";
import { TextLink } from "#app/ui/link.tsx";

const none = () => undefined;

/** A Markdown parser without the constructs that light text does not have; these, and nested lists, stay as typed. */
const light = new Marked({
  tokenizer: {
    blockquote: none,
    code: none,
    codespan: none,
    def: none,
    fences: none,
    hr: none,
    html: none,
    lheading: none,
    reflink: none,
    table: none,
    tag: none,
    list() {
      return this.lexer.state.top ? false : undefined;
    },
  },
});

/** Nested emphasis at most; deeper levels are shown as typed. */
const deepest = 6;

/** Renders light text, or nothing for an empty one. All but paragraphs, emphasis, links and lists is shown as typed. */
export function LightText({ text, className = "" }: { text: string; className?: string }) {
  if (text.trim() === "") return null;
  return <div className={`prose ${className}`}>{many(light.lexer(text), 0)}</div>;
}

/** A light text without its markup. */
export function plainWords(text: string): string {
  return light.lexer(text).map(wordsOf).join(" ").replace(/\s+/g, " ").trim();
}

function many(tokens: readonly Token[] | undefined, depth: number): ReactNode {
  return createElement(Fragment, null, ...(tokens ?? []).map((token) => one(token, depth)));
}

function one(token: Token, depth: number): ReactNode {
  if (depth > deepest) return token.raw;
  const within = "tokens" in token ? many(token.tokens, depth + 1) : undefined;
  switch (token.type) {
    case "space":
      return null;
    case "paragraph":
      return <p>{within}</p>;
    case "heading":
      return (
        <p>
          <b>{within}</b>
        </p>
      );
    case "strong":
      return <b>{within}</b>;
    case "em":
      return <em>{within}</em>;
    case "br":
      return <br />;
    case "escape":
      return wordsOf(token);
    case "text":
      return within ?? wordsOf(token);
    case "link":
      return linkOf(token, within);
    case "list":
      return listOf(token, depth);
    default:
      return token.raw;
  }
}

function linkOf(token: Token, within: ReactNode): ReactNode {
  const href = "href" in token && typeof token.href === "string" ? token.href : "";
  return isSafeLink(href) ? <TextLink href={href}>{within}</TextLink> : within;
}

function listOf(token: Token, depth: number): ReactNode {
  const items = isList(token) ? token.items : [];
  const Kind = isList(token) && token.ordered ? "ol" : "ul";
  return createElement(
    Kind,
    null,
    ...items.map(({ tokens }) => createElement("li", null, many(tokens, depth + 1))),
  );
}

const isList = (token: Token): token is Tokens.List => token.type === "list" && "items" in token;

function wordsOf(token: Token): string {
  if (isList(token)) return token.items.map(wordsOf).join(" ");
  if ("tokens" in token && token.tokens) return token.tokens.map(wordsOf).join("");
  return "text" in token && typeof token.text === "string" ? token.text : token.raw;
}
