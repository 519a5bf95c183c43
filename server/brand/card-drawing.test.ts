import { expect, test } from "vitest";
import type { Brand } from "#contract/brand.ts";
import { cardDrawing } from "./card-drawing.ts";

const brand: Brand = { palette: "lake", typefaces: "valley", logo: null, files: "" };
test("what can be written of a card stands in the middle of its band, and so does the mark alone", () => {
  const both = cardDrawing("Willow Tours", "Journeys in Kashmir", brand);
  expect(both.lines?.map(({ text }) => text)).toEqual(["Willow Tours", "Journeys in Kashmir"]);
  expect(both.box?.left).toBe(48);

  for (const [name, line] of [
    ["विलो टूर्स", "Journeys in Kashmir"],
    ["Willow Tours", "कश्मीर"],
  ] as const) {
    const { lines = [], box } = cardDrawing(name, line, brand);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.box).toMatchObject({ top: 502, height: 80 });
    expect(box?.left).toBe(48);
  }

  const { lines, box, width } = cardDrawing("विलो टूर्स", "کشمیر", brand);
  expect(lines).toEqual([]);
  expect((box?.left ?? 0) + (box?.width ?? 0) / 2).toBe(width / 2);
});
