import { expect, test } from "vitest";
import { typedJourney } from "./typed-journey.ts";

test.each([
  ["Srinagar to Gulmarg", "Srinagar", "Gulmarg"],
  ["Srinagar  to\n Gulmarg", "Srinagar", "Gulmarg"],
  ["Srinagar-Gulmarg-srinagar", "Srinagar", "Gulmarg and back"],
  ["Jammu – Pahalgam – Srinagar", "Jammu", "Pahalgam, Srinagar"],
  ["Toki to Aru-Betaab", "Toki", "Aru-Betaab"],
])("%j leads from %s to %s", (text, from, to) => {
  expect(typedJourney(text)).toEqual({ from, to });
});

test("a thousand cells of blanks are read in no time", () => {
  const cell = `Srinagar${" ".repeat(5980)}Gulmarg`;
  for (let times = 0; times < 1000; times += 1) expect(typedJourney(cell)).toBeUndefined();
});
