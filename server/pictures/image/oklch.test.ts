import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hexFromOklch, oklchFromRgb } from "./oklch.ts";

const part = fc.integer({ min: 0, max: 255 });

test("every sRGB colour comes back as itself", () => {
  fc.assert(
    fc.property(part, part, part, (r, g, b) => {
      const hex = `#${[r, g, b].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
      expect(hexFromOklch(oklchFromRgb({ r, g, b }))).toBe(hex);
    }),
  );
});

test("red is where the CSS specification puts it", () => {
  const { lightness, chroma, hue } = oklchFromRgb({ r: 255, g: 0, b: 0 });
  expect(lightness).toBeCloseTo(0.628, 3);
  expect(chroma).toBeCloseTo(0.2577, 3);
  expect((hue * 180) / Math.PI).toBeCloseTo(29.23, 1);
});

test("a colour beyond sRGB keeps its lightness and hue", () => {
  const hue = 3.4;
  const hex = hexFromOklch({ lightness: 0.28, chroma: 0.3, hue });
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const shown = oklchFromRgb({ r, g, b });
  expect(shown.lightness).toBeCloseTo(0.28, 1);
  expect(shown.hue + 2 * Math.PI).toBeCloseTo(hue, 1);
});
