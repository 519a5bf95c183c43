import { analyse } from "scslre";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { readSources, type SourceFile } from "./support/imports.ts";

type Node = { type?: string; regex?: { pattern: string; flags: string } };

/** The regular expressions written in a file. */
function patternsOf({ path, text }: SourceFile): RegExp[] {
  const found: RegExp[] = [];
  JSON.stringify(parseSync(path, text).program, (_, node: Node | null) => {
    if (node?.type === "Literal" && node.regex) found.push(new RegExp(node.regex.pattern, node.regex.flags));
    return typeof node === "bigint" ? null : node;
  });
  return found;
}

/** A pattern that a long text can make slower than its length: one request would stop everybody. */
function slowPatterns(file: SourceFile): string[] {
  return patternsOf(file)
    .filter((pattern) => analyse(pattern).reports.length > 0)
    .map((pattern) => `${file.path}: ${String(pattern)}`);
}

test("every pattern of the product takes no longer than the text is long", () => {
  const product = readSources().filter(
    ({ path }) => /^(app|contract|server)\//.test(path) && !/\.test\.tsx?$/.test(path),
  );
  expect(product.flatMap(patternsOf).length).toBeGreaterThan(30);
  expect(product.flatMap(slowPatterns)).toEqual([]);
});

test("a pattern that is slower than its text is found", () => {
  const text = String.raw`const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/; const name: RegExp = /^[a-z]+$/;`;
  expect(slowPatterns({ path: "contract/email.ts", text })).toHaveLength(1);
});
