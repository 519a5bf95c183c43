// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { Badge, type BadgeTone } from "./badge.tsx";
import { pageWindow } from "./page-window.ts";
import { Pagination } from "./page-links.tsx";
import { Table } from "./table.tsx";

afterEach(cleanup);

describe("pages", () => {
  test("first, last and current page are always shown, in order, at most seven entries", () => {
    const anyPage = fc
      .integer({ min: 1, max: 500 })
      .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
    fc.assert(
      fc.property(anyPage, ([current, total]) => {
        const entries = pageWindow(current, total);
        const pages = entries.filter((entry) => entry > 0);
        expect(entries.length).toBeLessThanOrEqual(7);
        expect(new Set(entries).size).toBe(entries.length);
        expect(pages).toEqual([...pages].sort((one, other) => one - other));
        expect(pages).toEqual(expect.arrayContaining([1, current, total]));
      }),
    );
  });

  test("a gap stands only where pages are left out", () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 200 }), fc.integer({ min: 1, max: 8 }), (total, current) => {
        const entries = pageWindow(current, total);
        entries.forEach((entry, index) => {
          const [before = 0, after = 0] = [entries[index - 1], entries[index + 1]];
          if (entry < 0) expect(after - before).toBeGreaterThan(1);
          else if (after > 0) expect(after - entry).toBe(1);
        });
      }),
    );
  });

  test("the current page is marked, and on the first there is no way back", () => {
    render(<Pagination currentPage={1} totalPages={3} href={(page) => `?page=${page}`} />);
    expect(screen.getByRole("link", { current: "page" }).textContent).toBe("1");
    expect(screen.queryByRole("link", { name: "Previous page" })).toBeNull();
    expect(screen.getByRole("link", { name: "Next page" }).getAttribute("href")).toBe("?page=2");
  });

  test("one page needs no links", () => {
    const { container } = render(<Pagination currentPage={1} totalPages={1} href={String} />);
    expect(container.innerHTML).toBe("");
  });
});

test("on a phone each value of a table carries its column's name, but for the buttons", () => {
  const columns = [
    { key: "guest", header: "Guest", cell: (row: string) => row, isRowHeader: true },
    { key: "total", header: "Total", cell: () => "₹100" },
    { key: "actions", header: "Actions", cell: () => "Details", hideHeader: true },
  ];
  render(<Table caption="Bookings" columns={columns} rows={["Ananya"]} rowKey={String} />);
  expect(screen.getByRole("rowheader").textContent).toBe("Ananya");
  expect(screen.getAllByRole("cell").map((cell) => cell.dataset["label"])).toEqual(["Total", undefined]);
  expect(screen.getByRole("table", { name: "Bookings" })).toBeTruthy();
});

test("statuses that could be taken for each other differ in shape, not only in colour", () => {
  const tones: BadgeTone[] = ["confirmed", "awaiting", "part", "done", "cancelled"];
  const shapes = tones.map(
    (tone) => render(<Badge tone={tone}>Word</Badge>).container.querySelector("svg")?.innerHTML,
  );
  expect(new Set(shapes).size).toBe(tones.length);
});
