import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PageFragments } from "./fragments.server.ts";
import { withOwnRules } from "./own-rules.server.ts";
import { FragmentsContext } from "./ui/fragment.tsx";
import { OwnRulesContext } from "./ui/own-style.tsx";

const doctype = "<!DOCTYPE html>";

/**
 * Renders a page that is not hydrated, without React's hydration markers, as one string, as nothing in it suspends. Its
 * fragments are cached for pages with the same root loader data. Throws what a component throws.
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
  const fullHtml = html.startsWith("<html") ? doctype + html : html;
  return withOwnRules(fullHtml, rules, { nonce, isTakenOver: false });
}
