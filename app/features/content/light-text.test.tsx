import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LightText, plainWords } from "./light-text.tsx";

const rendered = (text: string) => renderToStaticMarkup(<LightText text={text} />);

test("paragraphs, emphasis, links and lists", () => {
  expect(rendered("One **bold** and *soft*.\n\nSee [hotels](/hotels).\n\n- a\n- b")).toBe(
    '<div class="prose "><p>One <b>bold</b> and <em>soft</em>.</p><p>See <a href="/hotels" class="text-link ">hotels</a>.</p><ul><li>a</li><li>b</li></ul></div>',
  );
  expect(rendered("1. a\n2. b")).toContain("<ol><li>a</li><li>b</li></ol>");
  expect(rendered(" \n ")).toBe("");
});

test.each([
  "<script>alert(1)</script>",
  "a <img src=x onerror=alert(1)> b",
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt&#58;alert(1))",
  "[x](java\nscript:alert(1))",
  "[x](data:text/html,<script>alert(1)</script>)",
  "[x](//evil.example)",
  "<javascript:alert(1)>",
  "![x](javascript:alert(1))",
  "![x](https://evil.example/spy.png)",
  '[x](/a "onmouseover=alert(1)")',
  "[a]: javascript:alert(1)\n\n[a]",
])("%s becomes no element but a paragraph, emphasis, list or safe link", (text) => {
  const html = rendered(text);
  const elements = [...html.matchAll(/<(\w+)([^>]*)>/g)].map(
    ([, name, attributes]) => `${name}${attributes}`,
  );
  for (const element of elements)
    expect(element).toMatch(
      /^(?:(?:p|b|em|br|ul|ol|li)|div class="prose "|a href="\/a" class="text-link ")\/?$/,
    );
});

test("deep and endless text is drawn in time that grows with its length", () => {
  const most = 6000;
  for (const part of ["*a ", "[", "> ", "- ", "**", "_a", "`", "<a", "![", "[a](", "&", "\\", "1. "])
    expect(rendered(part.repeat(most / part.length)).length).toBeLessThan(most * 12);
});

test("the words alone, for search engines", () => {
  expect(plainWords("One **bold** [link](/x).\n\n- a\n- b\n\nकश्मीर کشمیر")).toBe(
    "One bold link. a b कश्मीर کشمیر",
  );
});
