import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSources } from "./support/imports.ts";

const theme = readFileSync("app/styles/theme.css", "utf8");
const sizes = new Set([...theme.matchAll(/--text-([a-z0-9]+):/g)].map(([, name]) => name));

test("a size of letters that a page asks for is in the theme: of any other there is no style", () => {
  const asked = readSources().flatMap(({ path, text }) =>
    [...text.matchAll(/(?<![\w-])text-(xs|sm|base|lg|\d?xl|card)(?![\w-])/g)].map(([, size]) => ({
      path,
      size,
    })),
  );
  expect(asked.length).toBeGreaterThan(200);
  expect(asked.filter(({ size }) => !sizes.has(size))).toEqual([]);
});
