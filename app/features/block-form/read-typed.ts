import type { BlockFields, Field } from "#contract/content/field-kinds.ts";
import { plainLines } from "#contract/rules/text.ts";
import type { RawBlockValue } from "./value-at.ts";

/** The form sends `<list>.<index>.here` for each item of a list. */
export const hereName = "here";

/** Items read at most from a list; no block allows more. */
const mostRead = 100;

/** The value of a block as its form sends it, not validated: the block's schema does that. */
export function readTyped(fields: BlockFields, form: FormData): RawBlockValue {
  return readFields(fields, form, "");
}

function readFields(fields: BlockFields, form: FormData, before: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, readField(field, form, `${before}${name}`)]),
  );
}

function readField(field: Field, form: FormData, path: string): unknown {
  const text = (name = path) => {
    const sent = form.get(name);
    return typeof sent === "string" ? plainLines(sent) : "";
  };
  if (field.kind === "list") {
    const items: Record<string, unknown>[] = [];
    while (items.length < mostRead && form.has(`${path}.${items.length}.${hereName}`)) {
      const at = `${path}.${items.length}.`;
      items.push({ ...readFields(field.of, form, at), shown: form.has(`${at}shown`) });
    }
    return items;
  }
  if (field.kind === "switch") return form.has(path);
  if (field.kind === "lines") return text().split("\n");
  if (field.kind !== "picture") return text();
  const id = Number(text(`${path}.id`));
  return {
    id: Number.isInteger(id) && id > 0 ? id : null,
    name: text(`${path}.name`),
    alt: text(`${path}.alt`),
    focus: readFocus(text(`${path}.across`), text(`${path}.down`)),
  };
}

/** Joins two percentages: empty when both are (the centre), "50" for a single empty one; not checked for being numbers. */
function readFocus(across: string, down: string): string {
  if (across.trim() === "" && down.trim() === "") return "";
  return [across, down].map((part) => `${part.trim() || "50"}%`).join(" ");
}
