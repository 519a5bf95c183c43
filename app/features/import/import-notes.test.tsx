import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LongFileNote, MoneyNotes } from "./import-notes.tsx";

const notes = (...names: string[]) =>
  renderToStaticMarkup(<MoneyNotes columns={Object.fromEntries(names.map((name, at) => [name, at]))} />);

test("what is assumed of money, and what is not taken, is said before anything is written", () => {
  expect(notes("customerName")).toBe("");
  expect(notes("total", "paid", "paidOn", "paidBy")).toBe("");
  expect(notes("total", "advance", "paidOn", "paidBy")).toMatch(/Of stays that are over, neither/);
  expect(notes("total", "paid", "paidOn")).toMatch(/does not say how money came in: it is noted as cash\./);
  expect(notes("total", "paid", "paidBy")).toMatch(/does not say when money came in: it is noted on the day/);
  expect(notes("total", "paid")).toMatch(/when and how money came in: it is noted as cash, on the day/);
});

test("who imports a long file is told to choose a quiet hour", () => {
  const note = (fresh: number) => renderToStaticMarkup(<LongFileNote fresh={fresh} />);
  expect([note(5000), note(20_000)]).toEqual(["", expect.stringMatching(/Choose a quiet hour/)]);
});
