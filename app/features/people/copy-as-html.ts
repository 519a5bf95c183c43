import type { PersonCopy } from "#contract/people.ts";
import { escapeHtml } from "#contract/rules/escape-html.ts";

/** A copy of a person's data as a standalone HTML file. */
export function copyAsHtml({ madeAt, parts }: PersonCopy): string {
  const sections = parts.map(({ title, entries }) => {
    const tables = entries.map(
      (entry) =>
        `<table>${Object.entries(entry)
          .map(
            ([label, text]) =>
              `<tr><th scope="row">${escapeHtml(label)}</th><td>${escapeHtml(text)}</td></tr>`,
          )
          .join("")}</table>`,
    );
    return `<h2>${escapeHtml(title)}</h2>${tables.join("<hr>")}`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>What we keep</title>
<style>body{font:1rem/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}th{text-align:start;vertical-align:top;padding-inline-end:1rem;font-weight:600}td{white-space:pre-wrap}</style>
<h1>What we keep</h1><p>As of ${escapeHtml(madeAt)}</p>${sections.join("")}</html>
`;
}
