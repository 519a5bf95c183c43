import { kinds } from "./kinds.made.ts";

/** The kinds of record that are deleted softly, by their names in `endpoints`, in the order of `order.json`. */
export type DeletableKind = keyof typeof kinds;
export const deletableKinds = Object.keys(kinds) as DeletableKind[];

/** What a record of each kind is called, in a word. */
export const recordLabels = Object.fromEntries(
  deletableKinds.map((kind) => [kind, kinds[kind].label]),
) as Record<DeletableKind, string>;

type Words = typeof kinds;

/** The kinds of visitors' requests: those with a list on a `page` of the control area. */
export type RequestKind = {
  [Kind in DeletableKind]: Words[Kind] extends { page: string } ? Kind : never;
}[DeletableKind];

const isRequest = (kind: DeletableKind): kind is RequestKind => "page" in kinds[kind];
export const requestKinds = deletableKinds.filter(isRequest);
