import type { ImportField } from "./import-field.ts";
import { importFields, type ImportKind } from "./import-fields.ts";

/** Which column of a file each field is read from, by the column's number from 0. */
export type ColumnChoice = Record<string, number>;

/** Finds the column of each field by its heading: the label, the field's own name, or another name for it. */
export function matchColumns(kind: ImportKind, headings: readonly string[]): ColumnChoice {
  const choice: ColumnChoice = {};
  const takenColumns = new Set<number>();
  // The field's own names come before its other names, and whole headings before the second row of a heading.
  for (const plain of [headings.map(plainWords), headings.map((heading) => plainWords(secondRow(heading)))])
    for (const namesOf of [ownNames, otherNames])
      for (const one of importFields[kind]) {
        if (choice[one.name] !== undefined) continue;
        const columnOf = (name: string) =>
          plain.findIndex((heading, index) => heading === name && !takenColumns.has(index));
        // Of several columns the one whose name comes first in the field's list: a plain `Type` may be another's.
        const column = namesOf(one)
          .map(columnOf)
          .find((index) => index >= 0);
        if (column === undefined) continue;
        choice[one.name] = column;
        takenColumns.add(column);
      }
  return choice;
}

/** The second row of a heading in two rows: `From` in `Dates: From`. */
function secondRow(heading: string): string {
  return heading.slice(heading.indexOf(": ") + 1);
}

/** Whether it is the heading of a column of any kind of file. */
export function isKnownHeading(heading: string): boolean {
  const plain = plainWords(heading);
  return Object.values(importFields).some((fields) =>
    fields.some((one) => ownNames(one).includes(plain) || otherNames(one).includes(plain)),
  );
}

function otherNames({ alsoCalled }: ImportField): readonly string[] {
  return alsoCalled;
}

function ownNames({ label, name }: ImportField): string[] {
  return [plainWords(label), plainWords(name), name.toLowerCase()];
}

/** `Check-In Date *` as `check in date`: how headings are compared. */
function plainWords(heading: string): string {
  return heading
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
