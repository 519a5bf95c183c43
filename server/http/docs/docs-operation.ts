import { escapeHtml } from "#contract/rules/escape-html.ts";
import { nameIn, proseHtml, schemaLink, jsonBlock } from "./markup.ts";

type Media = {
  schema: { $ref?: string };
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
};
type Content = Record<string, Media>;

export type Parameter = {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: unknown;
};

export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: unknown[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { $ref: string }>;
};

/** The components that operations refer to. */
export type Components = {
  parameters: Record<string, Parameter>;
  responses: Record<string, { description: string; content: Content }>;
  schemas: Record<string, unknown>;
};

/** One call: who may make it, what it takes, what it answers. */
export function operationHtml(method: string, path: string, operation: Operation, parts: Components): string {
  const { operationId, summary, description, security, parameters = [], requestBody, responses } = operation;
  const access = security.length > 0 ? "signed in" : "anyone";
  const resolvedParameters = parameters.map((parameter) =>
    parameter.$ref ? (parts.parameters[nameIn(parameter.$ref)] ?? parameter) : parameter,
  );
  return `<details id="${escapeHtml(operationId)}" data-method="${escapeHtml(method)}" data-path="${escapeHtml(path)}">
<summary><span class="method">${method.toUpperCase()}</span> <code>/api${escapeHtml(path)}</code> <span class="who">${access}</span><br>${proseHtml(summary)}</summary>
${description ? `<p>${proseHtml(description)}</p>` : ""}${parametersHtml(resolvedParameters)}${bodyHtml(requestBody?.content)}${repliesHtml(responses, parts)}</details>`;
}

function parametersHtml(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return "";
  const items = parameters.map(
    ({ name, in: place, required, description, schema }) =>
      `<li><code>${escapeHtml(name)}</code> (${place}${required ? ", required" : ""}) <code>${escapeHtml(JSON.stringify(schema))}</code> ${proseHtml(description ?? "")}</li>`,
  );
  return `<h3>Parameters</h3><ul>${items.join("")}</ul>`;
}

function bodyHtml(content: Content = {}): string {
  return Object.entries(content)
    .map(
      ([type, { schema, example }]) => `<h3>Body: ${schemaLink(schema)}, ${type}</h3>${jsonBlock(example)}`,
    )
    .join("");
}

function repliesHtml(responses: Operation["responses"], { responses: shared }: Components): string {
  const all = Object.entries(responses).map(([status, { $ref }]) => ({
    status,
    name: nameIn($ref),
    ...shared[nameIn($ref)],
  }));
  const failures = all.filter(({ status }) => !status.startsWith("2"));
  const links = failures.map(({ status, name }) => `<a href="#reply-${escapeHtml(name)}">${status}</a>`);
  const good = all.filter(({ status }) => status.startsWith("2"));
  const replies = good.map(({ status, content = {} }) =>
    Object.values(content)
      .map(({ schema, example }) => `<h3>Reply ${status}: ${schemaLink(schema)}</h3>${jsonBlock(example)}`)
      .join(""),
  );
  return `${replies.join("")}<p>Or a failure: ${links.join(", ")}</p>`;
}
