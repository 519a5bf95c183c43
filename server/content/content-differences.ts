import type { BlockFields, Field } from "#contract/content/field-kinds.ts";

/** A value as lines for the change log, with labels that staff know: `Slide 2, title`. */
export function toLogLines(
  fields: BlockFields,
  value: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => linesOf(field, value[name])));
}

function linesOf(field: Field, value: unknown): [string, unknown][] {
  if (field.kind !== "list" || !Array.isArray(value)) return [[field.label, inWords(value)]];
  return value.flatMap((item: Readonly<Record<string, unknown>>, index) => {
    const fields = Object.entries(field.of).map(([name, { label }]): [string, unknown] => [
      `${field.item} ${index + 1}, ${label.toLowerCase()}`,
      inWords(item[name]),
    ]);
    return [...fields, [`${field.item} ${index + 1}, shown`, item["shown"] === false ? "no" : "yes"]];
  });
}

function inWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.join("\n");
  if (typeof value !== "object" || value === null) return value;
  return Object.values(value)
    .filter((part) => part !== null && part !== "")
    .join(", ");
}
