import { policyForStyle } from "./plain-page.ts";

type Parameter = { name: string; in: string; required: boolean; schema: { description?: string } };
type Operation = {
  operationId: string;
  summary: string;
  security?: unknown[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { content: Record<string, { schema: unknown }> }>;
};

const style = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  summary { cursor: pointer; padding: .75rem 0; }
  details { border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
  code, pre { font: .9rem/1.45 ui-monospace, monospace; }
  pre { overflow: auto; padding: 1rem; background: color-mix(in srgb, currentColor 7%, transparent); border-radius: .5rem; }
  .method { display: inline-block; min-width: 4.5rem; font-weight: 700; }
`;

/** A content security policy that allows the page's one style and nothing else. */
export const docsPolicy = policyForStyle(style);

/** The OpenAPI document as an HTML page; it loads nothing and runs no script. */
export function docsPage(document: Record<string, unknown>): string {
  const paths = document["paths"] as Record<string, Record<string, Operation>>;
  const sections = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => section(method, path, operation)),
  );
  const { title, description } = document["info"] as { title: string; description: string };
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title><style>${style}</style></head><body><h1>${escape(title)}</h1>
<p>${escape(description)}</p><p><a href="/api/openapi.json">The same as an OpenAPI 3.1 document</a></p>
<main>${sections.join("")}</main></body></html>`;
}

function section(method: string, path: string, operation: Operation): string {
  const who = operation.security ? "staff" : "anyone";
  const reply = Object.values(operation.responses)[0];
  return `<details id="${escape(operation.operationId)}"><summary><span class="method">${method.toUpperCase()}</span>
<code>/api${escape(path)}</code><br>${escape(operation.summary)} (${who})</summary>
${parameters(operation.parameters)}${schemas("Body", operation.requestBody?.content)}${schemas("Reply", reply?.content)}</details>`;
}

function parameters(list: Parameter[]): string {
  if (list.length === 0) return "";
  const items = list.map(
    ({ name, in: place, required, schema }) =>
      `<li><code>${escape(name)}</code> (${place}${required ? ", required" : ""}): <code>${escape(JSON.stringify(schema))}</code></li>`,
  );
  return `<h3>Parameters</h3><ul>${items.join("")}</ul>`;
}

function schemas(heading: string, content: Record<string, { schema: unknown }> | undefined): string {
  return Object.entries(content ?? {})
    .map(
      ([type, { schema }]) =>
        `<h3>${heading}, ${type}</h3><pre>${escape(JSON.stringify(schema, null, 2))}</pre>`,
    )
    .join("");
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
