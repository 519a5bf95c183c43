import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { partiesInWords } from "./import-words.ts";
import { LackingColumns, LongFileNote, MoneyNotes } from "./import-notes.tsx";

const notes = (names: string[], total = "₹9,000") => {
  const columns = Object.fromEntries(names.map((name, at) => [name, at]));
  const values = [{ name: "Total", value: total }];
  const row = { row: 2, state: "new" as const, title: "", values, faults: [] };
  return renderToStaticMarkup(<MoneyNotes columns={columns} page={[row]} />);
};

test("what is assumed of money, and why some is not taken, is said before anything is written", () => {
  expect(notes(["customerName"])).toBe("");
  expect(notes(["total", "paid", "paidOn", "paidBy"])).toBe("");
  expect(notes(["total"], "₹9,000, not taken")).toMatch(/Not taken: of a stay that is over/);
  expect(notes(["total", "paid", "paidOn"])).toMatch(/does not say how money came in: it is noted as cash\./);
  expect(notes(["total", "paid", "paidBy"])).toMatch(
    /does not say when money came in: it is noted on the day/,
  );
  expect(notes(["total", "paid"])).toMatch(/when and how money came in: it is noted as cash, on the day/);
});

test("who imports a long file is told to choose a quiet hour", () => {
  const note = (fresh: number) => renderToStaticMarkup(<LongFileNote fresh={fresh} />);
  expect([note(5000), note(20_000)]).toEqual(["", expect.stringMatching(/Choose a quiet hour/)]);
});

test("columns that rows lack are named once, those that are in the file are not", () => {
  const row = (...columns: string[]) => ({
    row: 2,
    state: "fault" as const,
    title: "",
    values: [],
    faults: columns.map((column) => ({ column, message: "is required" })),
  });
  const page = [row("Description", "Hotel", ""), row("Description", "Rent per night")];
  const shown = renderToStaticMarkup(<LackingColumns page={page} headings={["Hotel"]} />);
  expect(shown).toContain("Not in the file, or not found there: Description, Rent per night. Add columns");
  expect(renderToStaticMarkup(<LackingColumns page={[row("Hotel")]} headings={["Hotel"]} />)).toBe("");
});

test("where no column has the number of rooms, that is said to be why parties are too large", () => {
  expect(partiesInWords(1, { rooms: 4 })).toBe("1 row has a party larger than its rooms sleep.");
  expect(partiesInWords(3, {})).toMatch(
    /^3 rows have .* their rooms sleep\. No column .*choose it as Rooms\.$/,
  );
});
