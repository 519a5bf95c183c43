import type { BlockFields, Field, SimpleField } from "#contract/content/field-kinds.ts";
import { nameOfItem } from "#app/features/block-form/list-changes.ts";
import { itemsOf, partsOf, textOf } from "#app/features/block-form/value-at.ts";

/** A field's value as lines of text, for comparing versions. */
export function wordsOfField(field: Field, value: unknown): string {
  if (field.kind !== "list") return simpleWords(field, value);
  return itemsOf(value)
    .map((item, place) => wordsOfItem(field, item, place))
    .join("\n\n");
}

/** Labels of the fields that differ between two values. */
export function changedFields(fields: BlockFields, one: unknown, other: unknown): string[] {
  const [a, b] = [partsOf(one), partsOf(other)];
  return Object.entries(fields)
    .filter(([name, field]) => wordsOfField(field, a[name]) !== wordsOfField(field, b[name]))
    .map(([, { label }]) => label);
}

function wordsOfItem(field: Extract<Field, { kind: "list" }>, item: unknown, place: number): string {
  const values = partsOf(item);
  const isHidden = values["shown"] === false;
  const lines = Object.entries(field.of).flatMap(([name, itemField]) => {
    const words = name === field.calledBy ? "" : simpleWords(itemField, values[name]);
    return words ? [`${itemField.label}: ${words}`] : [];
  });
  const head = `${place + 1}. ${nameOfItem(field, item, place)}${isHidden ? " (hidden)" : ""}`;
  return [head, ...lines].join("\n");
}

function simpleWords(field: SimpleField, value: unknown): string {
  switch (field.kind) {
    case "switch":
      return value === true ? "yes" : "no";
    case "choice":
      return field.options.find((option) => option.value === value)?.label ?? textOf(value);
    case "picture":
      return pictureWords(value);
    default:
      return textOf(value).trim();
  }
}

function pictureWords(value: unknown): string {
  const { id, name, alt, focus } = partsOf(value);
  const picture = typeof id === "number" ? `picture ${id} of the gallery` : textOf(name);
  if (!picture) return "none";
  return [picture, textOf(alt), focus ? `in sight: ${textOf(focus)}` : ""].filter(Boolean).join(", ");
}
