import type { BlockFields } from "#contract/content/field-kinds.ts";
import { nameOfItem } from "#app/features/block-form/list-changes.ts";
import { itemsOf, partsOf, type RawBlockValue } from "#app/features/block-form/value-at.ts";
import type { VersionField } from "#app/features/merge/merge-versions.ts";
import { wordsOfField } from "./value-words.ts";

/** A block split into parts for a merge: `heading`, and `slides.2` if all versions have the same number of slides. */
export type Parts = Record<string, unknown> & { version: string };

type Versioned = { value: RawBlockValue; version: string };

/** Splits the versions into parts; a list whose length differs is one part. */
export function inParts(fields: BlockFields, versions: readonly Versioned[]): Parts[] {
  return versions.map(({ value, version }) => {
    const entries = Object.keys(fields).flatMap((name): [string, unknown][] => {
      const isSplit = canSplit(
        fields,
        name,
        versions.map((each) => each.value),
      );
      if (!isSplit) return [[name, value[name]]];
      return itemsOf(value[name]).map((item, place): [string, unknown] => [`${name}.${place}`, item]);
    });
    return { ...Object.fromEntries(entries), version };
  });
}

/** The merged value from the chosen parts. */
export function fromParts(fields: BlockFields, parts: Readonly<Record<string, unknown>>): RawBlockValue {
  const entries = Object.keys(fields).map((name): [string, unknown] => {
    if (Object.hasOwn(parts, name)) return [name, parts[name]];
    const items: unknown[] = [];
    while (Object.hasOwn(parts, `${name}.${items.length}`)) items.push(parts[`${name}.${items.length}`]);
    return [name, items];
  });
  return Object.fromEntries(
    entries.filter(([name, value]) => fields[name]?.kind === "list" || value !== undefined),
  );
}

/** Label and text of each part. */
export function partFields(fields: BlockFields, parts: Parts): VersionField<Parts>[] {
  return Object.keys(parts).flatMap((path) => {
    const [name = "", place] = path.split(".");
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) return [];
    const label =
      place !== undefined && field.kind === "list"
        ? `${field.item} ${Number(place) + 1}: ${nameOfItem(field, parts[path], Number(place))}`
        : field.label;
    const show = (values: Parts) => wordsOfField(field, place === undefined ? values[path] : [values[path]]);
    return [{ keys: [path], label, show }];
  });
}

function canSplit(fields: BlockFields, name: string, values: readonly RawBlockValue[]): boolean {
  if (fields[name]?.kind !== "list") return false;
  const [count, ...others] = values.map((value) => itemsOf(partsOf(value)[name]).length);
  return count !== undefined && count > 0 && others.every((other) => other === count);
}
