import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { OwnRulesContext } from "./ui/own-style.tsx";

const doctype = "<!DOCTYPE html>";

/**
 * A page that React never takes over in the browser, without the marks it would need for that, at once as text: no
 * stream, for nothing in it waits. Throws what a component throws.
 */
export function writeOnce(page: ReactNode, nonce: string): string {
  const rules = new Map<string, string>();
  const html = renderToStaticMarkup(<OwnRulesContext value={rules}>{page}</OwnRulesContext>);
  const whole = html.startsWith("<html") ? doctype + html : html;
  if (rules.size === 0) return whole;
  const css = [...rules]
    .map(([name, own]) => `.${name}{${own}}`)
    .join("")
    .replaceAll("<", "\\3c ");
  const end = whole.indexOf("</head>");
  return `${whole.slice(0, end)}<style nonce="${nonce}">${css}</style>${whole.slice(end)}`;
}
