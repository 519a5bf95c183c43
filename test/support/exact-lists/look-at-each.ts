import { emailPattern } from "#contract/rules/email.ts";
import { phoneForms } from "#contract/rules/phone.ts";
import { wholeReference, wordsIn } from "#server/db/search.ts";
import type { Kept, Row } from "./add-requests.ts";
import type { List, Query } from "./lists.ts";

export const textOf = (row: Row, own: string[]) =>
  own
    .map((column) => row[column])
    .join(" ")
    .toLowerCase();

export function isListed(row: Row, filter: Query, list: List): boolean {
  if (list.isDeletable) {
    if ((row["deleted_at"] !== null) !== (filter["isDeleted"] === "true")) return false;
    if (
      filter["isDeleted"] !== "true" &&
      (row["suspicious_at"] !== null) !== (filter["isSuspicious"] === "true")
    )
      return false;
  }
  return list.passes(row, filter);
}

/** The records that have the words, or those alone whose reference, number or address is the whole search. */
export function matchesOf(kept: Kept, list: List, rows: Row[], search: string): Row[] {
  const isIdentified = identifierIn(search, list.identifiers);
  if (isIdentified) {
    const all = kept[list.table].filter(isIdentified);
    const listed = rows.filter(isIdentified);
    if (all.length <= 100 && listed.length > 0) return listed;
  }
  const words = wordsIn(search.toLowerCase());
  return rows.filter((row) =>
    words.every(
      (word) => textOf(row, list.own).includes(word) || list.parent?.(row, kept).toLowerCase().includes(word),
    ),
  );
}

function identifierIn(search: string, identifiers: string[]): ((row: Row) => boolean) | undefined {
  if (wholeReference.test(search))
    return identifiers.includes("reference")
      ? (row) => [search, search.toUpperCase()].includes(String(row["reference"]))
      : undefined;
  if (emailPattern.test(search))
    return identifiers.includes("email")
      ? (row) => String(row["email"]).toLowerCase() === search.toLowerCase()
      : undefined;
  const forms = phoneForms(search);
  return forms.length > 0 && identifiers.includes("phone")
    ? (row) => forms.includes(String(row["phone"]))
    : undefined;
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  const [left, right] = [a, b].map((text) =>
    String(text).replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
  );
  return Buffer.compare(Buffer.from(left ?? ""), Buffer.from(right ?? ""));
}

export function inOrder(rows: Row[], shown: (row: Row) => unknown[], direction: string): number[] {
  const sorted = rows.toSorted((a, b) => {
    const [left, right] = [shown(a), shown(b)];
    return left.map((value, index) => compare(value, right[index])).find((sign) => sign !== 0) ?? a.id - b.id;
  });
  return (direction === "asc" ? sorted : sorted.toReversed()).map(({ id }) => id);
}
