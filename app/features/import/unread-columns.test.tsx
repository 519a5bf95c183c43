import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UnreadColumns } from "./match-columns.tsx";

test("columns that do not come in are named, those without a heading are not", () => {
  const shown = (columns: Record<string, number>) =>
    renderToStaticMarkup(<UnreadColumns headings={["Guest", "Advance", "", "Agent"]} columns={columns} />);
  expect(shown({ customerName: 0 })).toContain("Not read: Advance, Agent");
  expect(shown({ customerName: 0, specialRequest: 1, email: 3 })).toBe("");
});
