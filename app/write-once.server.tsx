import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PageFragments } from "./fragments.server.ts";
import { withOwnRules } from "./own-rules.server.ts";
import { FragmentsContext } from "./ui/fragment.tsx";
import { OwnRulesContext } from "./ui/own-style.tsx";

const doctype = "<!DOCTYPE html>";

/** Changes a page before its cached parts are put in. */
export type Finish = (frame: string) => string;

/**
 * Renders a page that is not hydrated, without React's hydration markers, as nothing in it suspends: its text in pieces. Its
 * fragments are cached for pages with the same root loader data. `finish` receives the page without those that are in the
 * cache, which have no nonce: a fifth of the text. Throws what a component throws.
 */
export function writeOnce(
  page: ReactNode,
  nonce: string,
  documentData?: unknown,
  finish: Finish = (frame) => frame,
): string[] {
  const rules = new Map<string, string>();
  const fragments = new PageFragments({ mark: nonce, documentData, rules, isTakenOver: false });
  const markup = renderToStaticMarkup(
    <OwnRulesContext value={rules}>
      <FragmentsContext value={fragments}>{page}</FragmentsContext>
    </OwnRulesContext>,
  );
  const frame = markup.startsWith("<html") ? doctype + markup : markup;
  return fragments.fill(finish(withOwnRules(frame, fragments.rules, { nonce, isTakenOver: false })));
}
