import { emptyItem } from "#contract/content/complete.ts";
import type { BlockFields, ListField } from "#contract/content/field-kinds.ts";
import { itemsOf, partsOf, textOf, type RawBlockValue } from "./value-at.ts";

/** The result of a list button: the new value, and where the focus goes. */
export type ListChange = {
  value: RawBlockValue;
  /** The path of the moved or added item; of the list, when the item was removed. */
  focus: string;
  /** The removed item and its index, for undo. */
  removed?: RemovedItem;
};

export type RemovedItem = { list: string; place: number; item: RawBlockValue };

/** `add slides`, `up slides 2`, `down slides 2`, `remove slides 2`, `move slides 2 0`, `put-back`. */
const pattern = /^(add|up|down|remove|move) ([A-Za-z]\w{0,40})(?: (\d{1,3}))?(?: (\d{1,3}))?$/;

/** Applies a list button's intent to the value; null for any other intent. Stores nothing. */
export function changeList(fields: BlockFields, value: RawBlockValue, intent: string): ListChange | null {
  const [, act, list = "", first = "", second = ""] = pattern.exec(intent) ?? [];
  const field = Object.hasOwn(fields, list) ? fields[list] : undefined;
  if (!act || field?.kind !== "list") return null;
  const items = itemsOf(value[list]);
  if (act === "add") return added({ value, list, items }, field);
  const from = Number(first);
  const item = items[from];
  if (first === "" || item === undefined) return null;
  if (act === "remove") {
    const remaining = items.toSpliced(from, 1);
    const removed = { list, place: from, item: partsOf(item) };
    return { value: { ...value, [list]: remaining }, focus: list, removed };
  }
  const wanted = { up: from - 1, down: from + 1, move: Number(second) }[act] ?? from;
  const to = Math.min(Math.max(wanted, 0), items.length - 1);
  const moved = items.toSpliced(from, 1).toSpliced(to, 0, item);
  return { value: { ...value, [list]: moved }, focus: `${list}.${to}` };
}

/** The value with the removed item back at its index. */
export function putBack(value: RawBlockValue, { list, place, item }: RemovedItem): ListChange {
  const items = itemsOf(value[list]);
  const to = Math.min(place, items.length);
  return { value: { ...value, [list]: items.toSpliced(to, 0, item) }, focus: `${list}.${to}` };
}

/** Adds an empty item, unless the list already has the most items that its schema allows. */
function added(
  { value, list, items }: { value: RawBlockValue; list: string; items: readonly unknown[] },
  field: ListField,
): ListChange {
  if (items.length >= field.most) return { value, focus: list };
  return { value: { ...value, [list]: [...items, emptyItem(field)] }, focus: `${list}.${items.length}` };
}

/** The name of an item: its `calledBy` text, else its number. */
export function nameOfItem(field: ListField, item: unknown, place: number): string {
  return textOf(partsOf(item)[field.calledBy]).trim() || `${field.item} ${place + 1}`;
}

/** Parses the removed item that the form carries; undefined when there is none or it is invalid. */
export function readRemoved(fields: BlockFields, text: FormDataEntryValue | null): RemovedItem | undefined {
  if (typeof text !== "string" || text === "") return undefined;
  try {
    const { list, place, item } = partsOf(JSON.parse(text));
    const isList = typeof list === "string" && Object.hasOwn(fields, list) && fields[list]?.kind === "list";
    return isList && typeof place === "number" && place >= 0
      ? { list, place: Math.trunc(place), item: partsOf(item) }
      : undefined;
  } catch {
    return undefined;
  }
}
