import { readFileSync } from "node:fs";
import { clampRgb, type Oklch, wcagContrast } from "culori";
import { describe, expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

type Palette = Record<string, Oklch>;

/** Reads `--name: light-dark(oklch(…), oklch(…))` and `--name: oklch(…)` of the style sheet that ships. */
function readPalette(theme: "light" | "dark"): Palette {
  const palette: Palette = {};
  for (const [, name = "", value = ""] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    const colours = Array.from(value.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g));
    const chosen = value.startsWith("light-dark") && theme === "dark" ? colours[1] : colours[0];
    if (!chosen) continue;
    palette[name] = { mode: "oklch", l: Number(chosen[1]), c: Number(chosen[2]), h: Number(chosen[3]) };
  }
  return palette;
}

/** The ratio of what a screen of sRGB shows. */
const contrastRatio = (first: Oklch, second: Oklch) => wcagContrast(clampRgb(first), clampRgb(second));

const papers = ["snow", "surface", "mat", "pashmina"];
const on = (text: string, grounds: string[]) => grounds.map((ground) => [text, ground] as const);

const textPairs = [
  ...on("ink", [...papers, "pashmina2", "chinar-soft", "saffron-soft", "dal-soft"]),
  ...on("ink2", [...papers, "pashmina2"]),
  ...on("ink3", papers),
  ...on("saffron-ink", ["saffron", "saffron-hover"]),
  ...on("saffron-text", [...papers, "saffron-soft"]),
  ...on("dal", [...papers, "dal-soft"]),
  ...on("chinar", [...papers, "chinar-soft"]),
  ...on("iris", [...papers, "iris-soft"]),
  ...on("meadow", [...papers, "meadow-soft"]),
  ...on("on-fill", ["dal", "dal-hover", "chinar", "chinar-hover"]),
  ...on("cream", ["dal-deep", "lake", "walnut-deep"]),
  ...on("cream2", ["dal-deep", "lake", "walnut-deep"]),
  ...on("glow", ["dal-deep", "lake", "walnut-deep"]),
];

// Edges of inputs and focus rings: WCAG 1.4.11 asks for 3 : 1.
const edgePairs = [
  ...on("line-strong", ["snow", "surface"]),
  ...on("ring", papers),
  ...on("glow", ["dal-deep", "lake"]),
];

describe.each(["light", "dark"] as const)("contrast in the %s theme", (theme) => {
  const palette = readPalette(theme);
  const ratio = (first: string, second: string) => {
    const [one, two] = [palette[first], palette[second]];
    if (!one || !two) throw new Error(`No token --${one ? second : first}`);
    return contrastRatio(one, two);
  };

  test.each(textPairs)("%s can be read on %s", (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edgePairs)("%s can be seen on %s", (edge, ground) => {
    expect(ratio(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});

const black: Oklch = { mode: "oklch", l: 0, c: 0 };
const white: Oklch = { mode: "oklch", l: 1, c: 0 };

test("the ratio is that of the standard: black on white is 21, ink on snow 15.43", () => {
  const { ink, snow } = readPalette("light");
  expect(contrastRatio(black, white)).toBeCloseTo(21, 1);
  expect(ink && snow && contrastRatio(ink, snow)).toBeCloseTo(15.43, 1);
});
