import { expect, test } from "vitest";
import { holdTogether } from "./hold-together.ts";

test("a number stays on a line with its noun, and a × with what it stands behind", () => {
  expect(holdTogether("Willow House, 5 to 7 Jan, 3 nights")).toBe(
    "Willow House, 5\u00a0to 7\u00a0Jan, 3\u00a0nights",
  );
  expect(holdTogether("Suite: 3 nights × 1 room × ₹9,800")).toBe(
    "Suite: 3\u00a0nights\u00a0× 1\u00a0room\u00a0× ₹9,800",
  );
});
