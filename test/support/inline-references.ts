/** An OpenAPI document in which every reference to a component is replaced by the component. */
export function inlineReferences(document: Record<string, unknown>): Record<string, unknown> {
  const known = new Map<string, unknown>();
  function inline(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(inline);
    if (typeof part !== "object" || part === null) return part;
    const address: unknown = "$ref" in part ? part.$ref : undefined;
    if (typeof address !== "string")
      return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, inline(value)]));
    if (!known.has(address)) known.set(address, inline(partAt(document, address)));
    return known.get(address);
  }
  return inline(document) as Record<string, unknown>;
}

/** The part at `#/components/…`. Throws when nothing is there. */
export function partAt(document: Record<string, unknown>, address: string): unknown {
  const found = address
    .slice(2)
    .split("/")
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], document);
  if (found === undefined) throw new Error(`Nothing is at ${address}`);
  return found;
}
