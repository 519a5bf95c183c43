import { rolldown } from "rolldown";
import { expect, test } from "vitest";
import { markPure } from "./unused-constants.ts";

const contract = `
import { rule } from "rule";
export const name = rule("name"), place = { field: rule("place"), words: ["of it"] };
export const longest = 40;
export const both = (text) => rule(text);
const { first, second } = rule("pair");
export { first };
rule("once");
`;

const files: Record<string, string> = {
  entry: `import { made } from "rule"; import { place, longest, first } from "contract"; export { made, place, longest, first };`,
  contract: markPure(contract),
  // It does something besides, so that a call of it is kept unless it is marked.
  rule: `export const made = []; export const rule = (word) => { made.push(word); return { first: word }; };`,
};

test("constants that nothing uses are left out with the calls that make them; the others have their values", async () => {
  const bundle = await rolldown({
    input: "entry",
    plugins: [
      { name: "files", resolveId: (id) => (id in files ? id : null), load: (id) => files[id] ?? null },
    ],
  });
  const [{ code }] = (await bundle.generate()).output;
  const built: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(built).toMatchObject({
    place: { field: { first: "place" }, words: ["of it"] },
    longest: 40,
    first: "pair",
  });
  expect(built).toMatchObject({ made: ["place", "pair", "once"] });
});
