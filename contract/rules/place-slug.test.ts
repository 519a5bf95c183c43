import { expect, test } from "vitest";
import { placeSlug } from "./place-slug.ts";

test("an address is made of a name's letters, with or without accents; of its id where it has none", () => {
  expect(placeSlug({ id: 4, name: "Dal and Nigeen" })).toBe("dal-and-nigeen");
  expect(placeSlug({ id: 5, name: "Śrīnagar · Café row" })).toBe("srinagar-cafe-row");
  expect(placeSlug({ id: 6, name: "گلمرگ" })).toBe("place-6");
});
