import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PageFragments } from "./fragments.server.ts";
import { withOwnRules } from "./own-rules.server.ts";
import { FragmentsContext } from "./ui/fragment.tsx";
import { OwnRulesContext } from "./ui/own-style.tsx";

const doctype = "<!DOCTYPE html>";

/**
 * A page that React never takes over in the browser, without the marks it would need for that, at once as text: no
 * stream, for nothing in it waits. Its fragments are cached for other pages with the same data of the document. Throws
 * what a component throws.
 */
export function writeOnce(page: ReactNode, nonce: string, documentData?: unknown): string {
  const rules = new Map<string, string>();
  const fragments = new PageFragments({ mark: nonce, documentData, rules, isTakenOver: false });
  const markup = renderToStaticMarkup(
    <OwnRulesContext value={rules}>
      <FragmentsContext value={fragments}>{page}</FragmentsContext>
    </OwnRulesContext>,
  );
  const html = fragments.fill(markup);
  const whole = html.startsWith("<html") ? doctype + html : html;
  return withOwnRules(whole, rules, { nonce, isTakenOver: false });
}
