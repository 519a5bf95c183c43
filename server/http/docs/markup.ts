import { escapeHtml } from "#contract/rules/escape-html.ts";

/** A line of the document, where `code` stands between backquotes. */
export function proseHtml(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}

/** A value as indented JSON. */
export function jsonBlock(value: unknown): string {
  return `<pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
}

/** The name at the end of a reference to a component. */
export function nameIn(address: string): string {
  return address.slice(address.lastIndexOf("/") + 1);
}

/** A link to a schema further down the page. */
export function schemaLink({ $ref }: { $ref?: string }): string {
  const name = $ref ? nameIn($ref) : "";
  return `<a href="#schema-${escapeHtml(name)}">${escapeHtml(name)}</a>`;
}
