import { expect, test } from "vitest";
import { typefaces, type TypefacesName } from "#contract/brand.ts";
import { draw } from "../pictures/image/draw.ts";
import { canBeWritten, cardFont } from "./card-fonts.ts";

function written(font: { family: string; file: string }): Promise<Buffer> {
  return draw({
    width: 300,
    height: 60,
    format: "png",
    ground: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 60"></svg>',
    lines: [
      { text: "Rooms & tea", colour: "#000000", font, box: { left: 0, top: 0, width: 300, height: 60 } },
    ],
  });
}

test.each(Object.keys(typefaces) as TypefacesName[])(
  "a card's words are written in %s, and in no face of the machine",
  async (name) => {
    const font = cardFont(name);
    const ours = await written(font);
    const others = await Promise.all(["No Such Face", "serif"].map((family) => written({ ...font, family })));
    for (const other of others) expect(ours.equals(other)).toBe(false);
  },
);

test("words of other scripts are left to the pages", () => {
  expect(["Café Überfahrt – “Dal”", "हिमालय", "کشمیر", "a\nb"].map(canBeWritten)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
