/** Text for HTML. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A line of the document, where `code` stands between backquotes. */
export function proseHtml(text: string): string {
  return escapeText(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}

/** A value as indented JSON. */
export function jsonBlock(value: unknown): string {
  return `<pre tabindex="0">${escapeText(JSON.stringify(value, null, 2))}</pre>`;
}

/** The name at the end of a reference to a component. */
export function nameIn(address: string): string {
  return address.slice(address.lastIndexOf("/") + 1);
}

/** A link to a schema further down the page. */
export function schemaLink({ $ref }: { $ref?: string }): string {
  const name = $ref ? nameIn($ref) : "";
  return `<a href="#schema-${escapeText(name)}">${escapeText(name)}</a>`;
}
