import { escapeHtml } from "#contract/rules/escape-html.ts";
import { policyForStyle } from "../plain-page.ts";
import { docsBand, type DocsLook } from "./docs-brand.ts";
import { type Components, type Operation, operationHtml } from "./docs-operation.ts";
import { docsStyle } from "./docs-style.ts";
import { proseHtml, jsonBlock } from "./markup.ts";
import { tryScript } from "./try-call.ts";

type Document = {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Components;
};

/** A content security policy that allows the page's one style and script, the brand's files, and calls to this site. */
export function docsPolicy(look: DocsLook): string {
  return policyForStyle(docsStyle(look), tryScript);
}

/** The OpenAPI document, given as JSON, as an HTML page. Its script adds a form to each call that is opened. */
export function docsPage(json: string, look: DocsLook): string {
  const { info, tags, paths, components }: Document = JSON.parse(json);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const sections = tags.map(({ name, description }) => {
    const tagCalls = calls.filter(({ operation }) => operation.tags.includes(name));
    const shownCalls = tagCalls.map(({ method, path, operation }) =>
      operationHtml(method, path, operation, components),
    );
    return `<section id="tag-${escapeHtml(name)}"><h2>${proseHtml(description)}</h2>${shownCalls.join("")}</section>`;
  });
  const links = tags.map(
    ({ name, description }) => `<li><a href="#tag-${escapeHtml(name)}">${proseHtml(description)}</a></li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)}</title><style>${docsStyle(look)}</style></head><body>${docsBand(look)}<header><h1>${escapeHtml(info.title)}</h1>
<p>Version ${escapeHtml(info.version)}. <a href="/api/openapi.json">The same as an OpenAPI 3.1 document</a>, for tools.</p>
${info.description
  .split("\n")
  .map((line) => `<p>${proseHtml(line)}</p>`)
  .join("\n")}</header>
<nav aria-label="Kinds of call"><ul>${links.join("")}</ul></nav>
<main>${sections.join("")}${failures(components)}${schemas(components)}</main><script>${tryScript}</script></body></html>`;
}

function failures({ responses }: Components): string {
  const details = Object.entries(responses).flatMap(([name, { description, content }]) => {
    const examples = content["application/json"]?.examples;
    if (!examples) return [];
    const shownExamples = Object.values(examples).map(({ value }) => jsonBlock(value));
    return `<details id="reply-${escapeHtml(name)}"><summary>${escapeHtml(name)}: ${proseHtml(description)}</summary>${shownExamples.join("")}</details>`;
  });
  return `<section><h2>When it fails</h2>${details.join("")}</section>`;
}

function schemas({ schemas: schemasByName }: Components): string {
  const details = Object.entries(schemasByName).map(
    ([name, schema]) =>
      `<details id="schema-${escapeHtml(name)}"><summary>${escapeHtml(name)}</summary>${jsonBlock(schema)}</details>`,
  );
  return `<section><h2>What is sent and answered</h2>${details.join("")}</section>`;
}
