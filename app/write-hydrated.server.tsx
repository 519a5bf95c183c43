import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { PageFragments } from "./fragments.server.ts";
import { withOwnRules } from "./own-rules.server.ts";
import { FragmentsContext } from "./ui/fragment.tsx";
import { OwnRulesContext } from "./ui/own-style.tsx";
import type { Finish } from "./write-once.server.tsx";

const doctype = "<!DOCTYPE html>";
const end = "</body></html>";

/** Characters that could end the script element, or a line in it. */
const unsafe = /[&<>\u2028\u2029]/g;

type HydratedPage = { nonce: string; handoff: string; documentData?: unknown; finish?: Finish };

/**
 * Renders a page that is hydrated: its text in pieces. A stream would have to be joined for hashing and compression, and
 * nothing in a page suspends, as its data are loaded before rendering. `handoff` is the hydration data in React Router's format. Its
 * fragments are cached for pages with the same root loader data. `finish` receives the page without those that are in the
 * cache. Throws what a component throws.
 */
export function writeHydrated(
  page: ReactNode,
  { nonce, handoff, documentData, finish = (frame) => frame }: HydratedPage,
): string[] {
  const rules = new Map<string, string>();
  const fragments = new PageFragments({ mark: nonce, documentData, rules, isTakenOver: true });
  const markup = renderToString(
    <OwnRulesContext value={rules}>
      <FragmentsContext value={fragments}>{page}</FragmentsContext>
    </OwnRulesContext>,
  );
  const frame = withOwnRules(doctype + markup, fragments.rules, { nonce, isTakenOver: true });
  const at = frame.lastIndexOf(end);
  return fragments.fill(finish(`${frame.slice(0, at)}${scripts(nonce, handoff)}${frame.slice(at)}`));
}

/** The hydration data as inline scripts, as in a page streamed by React Router. */
function scripts(nonce: string, handoff: string): string {
  const text = JSON.stringify(handoff).replace(unsafe, (sign) => {
    const code = sign.charCodeAt(0).toString(16).padStart(4, "0");
    return `\\u${code}`;
  });
  const controller = "window.__reactRouterContext.streamController";
  return [`${controller}.enqueue(${text});`, `${controller}.close();`]
    .map((script) => `<script nonce="${nonce}">${script}</script>`)
    .join("");
}
