import { expect, test } from "vitest";
import { textRow, workbook } from "#test/support/workbook.ts";
import { readInTurn } from "./read-sheet.ts";

const small = new TextEncoder().encode("Hotel\nWillow\n");

test("five files of one account that take long keep no other waiting, and the fourth is refused in words", async () => {
  const long = workbook(textRow(1, ["A"]) + textRow(2, ["x"]) + '<row><c s="1"/></row>'.repeat(600_000));
  const ended: string[] = [];
  const note = (name: string) => () => ended.push(name);
  const first = Array.from({ length: 5 }, (_, index) =>
    readInTurn("hostile", long)
      .then(() => index)
      .catch((error: unknown) => error),
  );
  const all = Promise.all(first);
  void all.then(note("all of one"));
  await readInTurn("honest", small).then(note("the other's"));
  const refusal = {
    code: "too_many",
    message: "3 files of yours are being read. Wait until one of them is, then send this one",
  };
  expect(await all).toEqual([0, 1, 2, expect.objectContaining(refusal), expect.objectContaining(refusal)]);
  expect(ended).toEqual(["the other's", "all of one"]);
  // It may send again once its files are read.
  expect((await readInTurn("hostile", small)).rows).toHaveLength(1);
}, 60_000);
