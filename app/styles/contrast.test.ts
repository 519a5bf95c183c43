import { readFileSync } from "node:fs";
import { clampRgb, formatHex, type Oklch, wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { type PaletteName, palettes } from "#contract/brand.ts";

const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");
const tokens = read("./tokens.css");

type Palette = Record<string, Oklch>;

const black: Oklch = { mode: "oklch", l: 0, c: 0 };
const white: Oklch = { mode: "oklch", l: 1, c: 0 };

/** The style sheets that ship: the tokens, and over them those of a palette. */
function readPalette(theme: "light" | "dark", name: PaletteName = "lake"): Palette {
  const own = name === "lake" ? "" : read(`./palettes/${name}.css`);
  return { ...readColours(tokens, theme), ...readColours(own, theme) };
}

/** Reads `--name: light-dark(oklch(…), oklch(…))` and `--name: oklch(…)`. */
function readColours(css: string, theme: "light" | "dark"): Palette {
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

const papers = ["snow", "surface", "mat", "pashmina", "raised"];
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
  ...on("line-strong", ["snow", "surface", "raised"]),
  ...on("ring", papers),
  ...on("glow", ["dal-deep", "lake"]),
];

/** Grounds that lie on each other: an eye tells them apart by their lightness. */
const steps = [
  ["raised", "surface"],
  ["pashmina2", "surface"],
  ["pashmina2", "raised"],
  ["pashmina2", "mat"],
  ["pashmina", "snow"],
] as const;
/** What the panels of the control area lie on; see control.css. */
const officeGround = { light: "pashmina", dark: "snow" } as const;
const leastStep = 0.0299;

const names = Object.keys(palettes) as PaletteName[];
const looks = names.flatMap((name) => (["light", "dark"] as const).map((theme) => ({ name, theme })));

describe.each(looks)("contrast of $name in the $theme theme", ({ name, theme }) => {
  const palette = readPalette(theme, name);
  const ratio = (first: string, second: string) => {
    const [one, two] = [palette[first], palette[second]];
    if (!one || !two) throw new Error(`No token --${one ? second : first}`);
    return contrastRatio(one, two);
  };

  const failing = (pairs: (readonly [string, string])[], least: number) =>
    pairs.flatMap(([first, second]) => {
      const found = ratio(first, second);
      return found >= least ? [] : [`${first} on ${second}: ${found.toFixed(2)}`];
    });

  test("text can be read", () => expect(failing(textPairs, 4.5)).toEqual([]));
  test("edges can be seen", () => expect(failing(edgePairs, 3)).toEqual([]));

  test.each([...steps, ["surface", officeGround[theme]] as const])(
    "%s stands out from %s",
    (upper, lower) => {
      const step = (palette[upper]?.l ?? 0) - (palette[lower]?.l ?? 0);
      expect(Math.abs(step)).toBeGreaterThanOrEqual(leastStep);
    },
  );
});

test("shadows are darker than what they fall on", () => {
  const shadows = Array.from(tokens.matchAll(/--shadow-\w+:([^;]+);/g), ([, value = ""]) => value).join(" ");
  for (const theme of ["light", "dark"] as const) {
    const layers = shadows.replaceAll(/light-dark\((.*?\)), (.*?\))\)/g, theme === "light" ? "$1" : "$2");
    const shades = Array.from(layers.matchAll(/oklch\(([\d.]+)/g), ([, lightness]) => Number(lightness));
    expect(shades).toHaveLength(5);
    expect(Math.max(...shades)).toBeLessThan(readPalette(theme)["snow"]?.l ?? 0);
  }
});

test("there are six palettes to choose from and more, and a pair that is too pale would be found", () => {
  expect(names.length).toBeGreaterThanOrEqual(6);
  const { line, snow } = readPalette("light", "pine");
  expect(line && snow && contrastRatio(line, snow)).toBeLessThan(3);
});

test.each(names)("the colours of %s outside of pages are those of its pages", (name) => {
  const [light, dark] = [readPalette("light", name), readPalette("dark", name)];
  const hex = (palette: Palette, token: string) => formatHex(clampRgb(palette[token] ?? black));
  expect({
    label: palettes[name].label,
    ground: hex(light, "dal-deep"),
    glow: hex(light, "glow"),
    paper: hex(light, "snow"),
    link: [hex(light, "dal"), hex(dark, "dal")],
  }).toEqual(palettes[name]);
});

test("the ratio is that of the standard: black on white is 21, ink on snow 15.43", () => {
  const { ink, snow } = readPalette("light");
  expect(contrastRatio(black, white)).toBeCloseTo(21, 1);
  expect(ink && snow && contrastRatio(ink, snow)).toBeCloseTo(15.43, 1);
});
