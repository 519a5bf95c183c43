import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { PageFragments } from "./fragments.server.ts";
import { withOwnRules } from "./own-rules.server.ts";
import { FragmentsContext } from "./ui/fragment.tsx";
import { OwnRulesContext } from "./ui/own-style.tsx";

const doctype = "<!DOCTYPE html>";
const end = "</body></html>";

/** What would end a script, or a line of it, within its text. */
const unsafe = /[&<>\u2028\u2029]/g;

type HydratedPage = { nonce: string; handoff: string; documentData?: unknown };

/**
 * A page that React takes over in the browser, at once as text: a stream would be put together again to be hashed and
 * compressed, and nothing in a page waits, for its data are read before it is drawn. `handoff` is what the page was made
 * from, as React Router reads it in the browser. Its fragments are cached for other pages with the same data of the document.
 * Throws what a component throws.
 */
export function writeHydrated(page: ReactNode, { nonce, handoff, documentData }: HydratedPage): string {
  const rules = new Map<string, string>();
  const fragments = new PageFragments({ mark: nonce, documentData, rules, isTakenOver: true });
  const markup = renderToString(
    <OwnRulesContext value={rules}>
      <FragmentsContext value={fragments}>{page}</FragmentsContext>
    </OwnRulesContext>,
  );
  const html = withOwnRules(doctype + fragments.fill(markup), rules, { nonce, isTakenOver: true });
  const at = html.lastIndexOf(end);
  return `${html.slice(0, at)}${scripts(nonce, handoff)}${html.slice(at)}`;
}

/** As React Router's own part of a streamed page hands its data over. */
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
