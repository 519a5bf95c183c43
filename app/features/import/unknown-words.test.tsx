import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NamedWords } from "./unknown-words.tsx";

test("names beyond those that a phone shows with their button are folded", () => {
  const types = (count: number) => Array.from({ length: count }, (_, at) => `Type ${at}`);
  const shown = (count: number) =>
    renderToStaticMarkup(<NamedWords title="Room types" words={types(count)} />);
  expect(shown(24)).not.toContain("<details>");
  expect(shown(150)).toMatch(/Type 23<\/p><details>.*126 more.*Type 149/);
});
