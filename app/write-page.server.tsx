import type { ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { PageFragments } from "./fragments.server.ts";
import { withOwnRules } from "./own-rules.server.ts";
import { FragmentsContext } from "./ui/fragment.tsx";
import { OwnRulesContext } from "./ui/own-style.tsx";

const doctype = "<!DOCTYPE html>";
const end = "</body></html>";

/** Characters that could end the script element, or a line in it. */
const unsafe = /[&<>\u2028\u2029]/g;

type PageToWrite = {
  nonce: string;
  /** The hydration data in React Router's format; undefined for a page that is not hydrated. */
  handoff?: string | undefined;
  documentData?: unknown;
  /** Changes the page before its cached parts, which have no nonce, are put in: a fifth of the text. */
  finish?: (frame: string) => string;
};

/**
 * Renders a page: its text in pieces, without React's markers unless it is hydrated. A stream would have to be joined for
 * hashing and compression, and nothing in a page suspends, as its data are loaded before rendering. Its fragments are
 * cached for pages with the same root loader data. Throws what a component throws.
 */
export function writePage(
  page: ReactNode,
  { nonce, handoff, documentData, finish = (frame) => frame }: PageToWrite,
): string[] {
  const isTakenOver = handoff !== undefined;
  const rules = new Map<string, string>();
  const fragments = new PageFragments({ mark: nonce, documentData, rules, isTakenOver });
  const render = isTakenOver ? renderToString : renderToStaticMarkup;
  const markup = render(
    <OwnRulesContext value={rules}>
      <FragmentsContext value={fragments}>{page}</FragmentsContext>
    </OwnRulesContext>,
  );
  const whole = markup.startsWith("<html") ? doctype + markup : markup;
  const frame = withOwnRules(whole, fragments.rules, { nonce, isTakenOver });
  return fragments.fill(finish(isTakenOver ? withScripts(frame, nonce, handoff) : frame));
}

/** The page with its hydration data as inline scripts, as in a page streamed by React Router. */
function withScripts(frame: string, nonce: string, handoff: string): string {
  const text = JSON.stringify(handoff).replace(unsafe, (sign) => {
    const code = sign.charCodeAt(0).toString(16).padStart(4, "0");
    return `\\u${code}`;
  });
  const controller = "window.__reactRouterContext.streamController";
  const scripts = [`${controller}.enqueue(${text});`, `${controller}.close();`]
    .map((script) => `<script nonce="${nonce}">${script}</script>`)
    .join("");
  const at = frame.lastIndexOf(end);
  return `${frame.slice(0, at)}${scripts}${frame.slice(at)}`;
}
