import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { heldTogether } from "./held-together.tsx";

/** The parts that stay on one line in brackets. */
const drawn = (text: string) =>
  renderToStaticMarkup(heldTogether(text))
    .replaceAll('<span class="whitespace-nowrap">', "[")
    .replaceAll("</span>", "]");

test("a number stays on a line with its noun, and a × with what it stands behind", () => {
  expect(drawn("Willow House, 5 to 7 Jan, 3 nights")).toBe("Willow House, [5 to] [7 Jan], [3 nights]");
  expect(drawn("Suite: 3 nights × 1 room × ₹9,800")).toBe("Suite: [3 nights ×] [1 room ×] ₹9,800");
  expect(drawn("Adult: 2 × ₹11,500")).toBe("Adult: [2 ×] ₹11,500");
  expect(drawn("None")).toBe("None");
});
