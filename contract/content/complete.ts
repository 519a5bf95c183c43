import type { BlockFields, Field, ListField } from "./field-kinds.ts";
import type { BlockValue, PictureValue } from "./values.ts";

/**
 * The value with every field of the block: a missing field, or one of another type, is empty. A value stored by an
 * older version of the product lacks the fields that were added since.
 */
export function complete<Of extends BlockFields>(fields: Of, written: unknown): BlockValue<Of> {
  return completeFields(fields, asRecord(written)) as BlockValue<Of>;
}

/** A new item of a list. */
export function emptyItem(field: ListField): Record<string, unknown> {
  return completeItem(field, {});
}

function completeFields(fields: BlockFields, written: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, completeField(field, written[name])]),
  );
}

function completeItem(field: ListField, written: unknown): Record<string, unknown> {
  const item = asRecord(written);
  return { ...completeFields(field.of, item), shown: item["shown"] !== false };
}

function completeField(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case "list":
      return Array.isArray(value) ? value.map((item) => completeItem(field, item)) : [];
    case "lines":
      return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
    case "picture":
      return completePicture(asRecord(value));
    case "number":
      return typeof value === "number" ? value : null;
    case "switch":
      return value === true;
    case "choice":
      return field.options.some((option) => option.value === value) ? value : field.options[0]?.value;
    default:
      return typeof value === "string" ? value : "";
  }
}

function completePicture({ id, name, alt, focus }: Readonly<Record<string, unknown>>): PictureValue {
  return {
    id: typeof id === "number" ? id : null,
    name: typeof name === "string" ? name : "",
    alt: typeof alt === "string" ? alt : "",
    focus: typeof focus === "string" ? focus : "",
  };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
