// @vitest-environment node
import { StaticRouter } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { RecordTable } from "./features/lists/record-table.tsx";
import { rowsAsText } from "./features/lists/record-list.ts";
import { asFragment } from "./ui/fragment.tsx";
import { OwnStyle } from "./ui/own-style.tsx";
import { writePage } from "./write-page.server.tsx";

let rendered = 0;
beforeEach(() => {
  rendered = 0;
});

const mark = () => Math.random().toString(36);

function page(part: React.ReactNode) {
  return (
    <html lang="en">
      <head />
      <body>{part}</body>
    </html>
  );
}

test("a part within a part is cached too: where one of many is another, that one alone is rendered", () => {
  const Row = asFragment(function Row({ name }: { name: string }) {
    rendered += 1;
    return (
      <li>
        {name}
        <OwnStyle
          css={`
            --name: ${name};
          `}
        />
      </li>
    );
  });
  const List = asFragment(function List({ names }: { names: string[] }) {
    return (
      <ul>
        {names.map((name) => (
          <Row key={name} name={name} />
        ))}
      </ul>
    );
  });
  const write = (...names: string[]) => writePage(page(<List names={names} />), { nonce: "n" }).join("");
  const first = write("p1", "p2", "p3");
  expect(write("p1", "p2", "p3")).toBe(first);
  expect(rendered).toBe(3);
  const next = write("p0", "p1", "p2");
  expect(rendered).toBe(4);
  expect(next).toContain("<ul><li>p0</li><li>p1</li><li>p2</li></ul>");
  for (const name of ["p0", "p1", "p2"]) expect(next).toContain(`--name: ${name};`);
  expect(next).not.toContain("p3");
  expect([write("p0", "p1", "p2"), write("p1", "p2", "p3")]).toEqual([next, first]);
});

type Boat = { id: number; name: string };

const list = {
  label: "Boats",
  csv: "boats.csv",
  columns: [
    {
      header: "Name",
      sort: "name",
      cell: ({ name }: Boat, href: string) => {
        rendered += 1;
        return <a href={href}>{name}</a>;
      },
    },
  ],
};

type Asked = { search?: string; by?: string };

function tableOf(boats: Boat[], { search = "", by = "id" }: Asked = {}): string {
  const table = (
    <StaticRouter location="/control/boats">
      <RecordTable
        list={list}
        rows={rowsAsText(boats)}
        viewHref={(id) => `?search=${search}&view=${id}`}
        sort={{ by, direction: "asc", href: (word) => `?search=${search}&sort=${word}` }}
      />
    </StaticRouter>
  );
  const html = writePage(page(table), { nonce: mark(), handoff: "" }).join("");
  return html.slice(html.indexOf("<table"), html.indexOf("</table>"));
}

test("a table is rendered once for the same rows, and of other rows those alone that changed", () => {
  const boats = ["Shikara", "Doonga", "Barge"].map((name, index) => ({ id: index + 1, name }));
  const first = tableOf(boats);
  expect(tableOf(boats)).toBe(first);
  expect(rendered).toBe(3);
  const renamed = boats.with(1, { id: 2, name: "Houseboat" });
  expect(tableOf(renamed)).toBe(first.replace("Doonga", "Houseboat"));
  expect(rendered).toBe(4);
  expect(tableOf(boats.slice(1))).not.toContain("Shikara");
  expect(tableOf(boats)).toBe(first);
  expect(rendered).toBe(4);
});

test("the same rows in another order of the list, or by another search, are another table", () => {
  const boats = [{ id: 7, name: "Ferry" }];
  const first = tableOf(boats);
  expect(first).not.toContain("aria-sort");
  expect(tableOf(boats, { by: "name" })).toContain('aria-sort="ascending"');
  const searched = tableOf(boats, { search: "fer" });
  expect(searched).toContain("?search=fer&amp;view=7");
  expect(searched).toContain("?search=fer&amp;sort=name");
  expect(tableOf(boats)).toBe(first);
});
