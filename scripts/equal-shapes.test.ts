import { expect, test } from "vitest";
import { equalShapes } from "./equal-shapes.ts";

const page = `
import { list } from "./hotels.ts";

export async function loader({ request }) {
  const address = new URL(request.url);
  // What the address asks for.
  const page = Number(address.searchParams.get("page"));
  const rows = await list({ page, limit: 10 });
  return { rows, title: "Hotels" };
}
export default function Page({ rows }) {
  return (
    <ul className="grid">
      <li>Hotels of the valley</li>
    </ul>
  );
}
`;

const sameInOtherWords = `
export async function loader({ call }) {
  const link = new URL(call.link);
  const at = Number(link.words.get("at"));
  const tours = await find({ at, most: 25 });
  return { tours, name: \`Tours\` };
}
`.replace("`Tours`", '"Tours"');

function found(one: string, other: string): string[] {
  return equalShapes([
    { path: "hotels.tsx", text: one },
    { path: "tours.tsx", text: other },
  ]);
}

test("six lines that differ in names, texts, numbers and comments alone are found", () => {
  expect(found(page, sameInOtherWords)).toEqual(["hotels.tsx:4-10 = tours.tsx:2-7"]);
});

test("five equal lines are not, nor are equal imports", () => {
  expect(found(page, sameInOtherWords.replace("\n}\n", "\n  void 0;\n}\n"))).toEqual([]);
  const imports = Array.from({ length: 8 }, (_, at) => `import { a${at} } from "./a${at}.ts";`).join("\n");
  expect(found(imports, imports)).toEqual([]);
});

test("words of the language and the way it is built make a difference", () => {
  expect(found(page, sameInOtherWords.replace("const tours = await", "const tours = "))).toEqual([]);
});

test("lines of markup count, whatever stands between the tags", () => {
  const other = page.slice(page.indexOf("export default")).replace("Hotels of the valley", "Tours");
  expect(found(page, other)).toEqual(["hotels.tsx:11-17 = tours.tsx:1-7"]);
});
