import { expect, test } from "vitest";
import { joined } from "./icon-path.ts";

test("shapes that are painted alike become one path, each where it was", () => {
  expect(
    joined([
      ["path", { d: "m5 12 7-7 7 7", key: "a" }],
      ["path", { d: "M12 19V5" }],
      ["line", { x1: "1", y1: "2", x2: "3", y2: "4" }],
      ["circle", { cx: "16", cy: "4", r: "1" }],
      ["polygon", { points: "3 11 22 2 13 21" }],
    ]),
  ).toBe('<path d="M5 12l7-7 7 7M12 19V5M1 2L3 4M15 4a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM3 11 22 2 13 21z"/>');
});

test("a first move with nothing but two numbers keeps the command that follows", () => {
  expect(joined([["path", { d: "m15 18-6-6 6-6" }]])).toBe('<path d="M15 18l-6-6 6-6"/>');
  expect(joined([["path", { d: "m2 4h3" }]])).toBe('<path d="M2 4h3"/>');
});

test("a rectangle keeps its round corners", () => {
  const rounded = { x: "3", y: "3", width: "18", height: "10", rx: "2" };
  expect(joined([["rect", rounded]])).toBe(
    '<path d="M5 3h14a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z"/>',
  );
  expect(joined([["rect", { x: "1", y: "1", width: "4", height: "2" }]])).toBe('<path d="M1 1h4v2h-4z"/>');
});

test("what is painted otherwise stays a path of its own, and an unknown shape is refused", () => {
  expect(
    joined([
      ["path", { d: "M0 0h1" }],
      ["path", { d: "M2 2h1", fill: "currentColor" }],
    ]),
  ).toBe('<path d="M0 0h1"/><path d="M2 2h1" fill="currentColor"/>');
  expect(() => joined([["ellipse", { cx: "1" }]])).toThrow("<ellipse>");
});
