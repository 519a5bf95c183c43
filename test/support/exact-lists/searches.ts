import * as fc from "fast-check";
import type { Kept, Row } from "./add-requests.ts";
import type { List } from "./lists.ts";
import { textOf } from "./look-at-each.ts";

/** A part of one to ten letters. */
const partOf = (text: string) =>
  fc
    .tuple(fc.nat(Math.max(0, text.length - 1)), fc.integer({ min: 1, max: 10 }))
    .map(([start, length]) => text.slice(start, start + length).trim());

/** A part of three to twelve digits of the last number in a text. */
const numberOf = (text: string) =>
  fc
    .tuple(fc.integer({ min: 3, max: 12 }), fc.nat(4))
    .map(([length, start]) => (text.match(/\d{3,}/g)?.at(-1) ?? "2024").slice(start).slice(0, length));

const ofHouses = ["willow", "palace", "dar", "noor", "2024", "1947", "190001", "srinagar", "valley", "hut"];
const usual = ["bulbul", "bulbul a", "meera", "example.com", "co-", "9419", "94190", "9419012345", "00000"];
const short = ["a", "e", "é", "अनि", "%", "_", "zzz"];

const nameOf = (row: Row) => String(row["customer_name"] ?? row["name"] ?? row["subject"]);
const guestOf = (row: Row) => String(row["phone"] ?? row["email"] ?? row["recipient"]);

/** What is typed into a list's field: words, numbers and whole identifiers of its records, or nothing. */
export function searchOf(kept: Kept, list: List): fc.Arbitrary<string> {
  const row = fc.constantFrom(...kept[list.table]);
  const word = row.chain((one) => partOf(`${textOf(one, list.own)} ${list.parent?.(one, kept) ?? ""}`));
  const number = row.chain((one) => numberOf(textOf(one, list.own)));
  const name = row.map(nameOf);
  const house = fc.constantFrom(...ofHouses);
  const together = (...words: fc.Arbitrary<string>[]) => fc.tuple(...words).map((all) => all.join(" "));
  return fc
    .oneof(
      { weight: 3, arbitrary: fc.constant("") },
      { weight: 2, arbitrary: word },
      { weight: 2, arbitrary: fc.constantFrom(...usual, ...short, ...ofHouses) },
      number,
      name,
      together(name, number),
      together(house, number),
      together(house, word),
      together(word, word, word),
      row.map(({ reference }) => String(reference)),
      row.map(guestOf),
    )
    .map((search) => search.slice(0, 100).trim());
}
