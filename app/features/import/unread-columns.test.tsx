import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UnreadColumns } from "./match-columns.tsx";

test("columns that do not come in are named, those without a heading are not", () => {
  const shown = (columns: Record<string, number>) =>
    renderToStaticMarkup(
      <UnreadColumns kind="bookings" headings={["Guest", "Advance", "", "Agent"]} columns={columns} />,
    );
  expect(shown({ customerName: 0 })).toContain("Not read: Advance, Agent");
  expect(shown({ customerName: 0, specialRequest: 1, email: 3 })).toBe("");
});

test("a tariff card's prices of meals and beds are said to stand at the room type", () => {
  const shown = (kind: "prices" | "bookings", ...headings: string[]) =>
    renderToStaticMarkup(<UnreadColumns {...{ kind, headings }} columns={{}} />);
  for (const heading of ["CP", "Tariff MAP", "Extra bed", "Extra Adult", "Child with bed"])
    expect(shown("prices", heading)).toContain("enter it once for each room type");
  expect(shown("prices", "Agent", "Remarks")).not.toContain("room type");
  expect(shown("bookings", "CP")).not.toContain("room type");
});
