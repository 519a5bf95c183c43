import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Breakable } from "./breakable.tsx";

test("only text with a word longer than any name may be broken within it", () => {
  expect(renderToString(<Breakable>Krishnamoorthy Venkataraghavan</Breakable>)).toBe(
    "Krishnamoorthy Venkataraghavan",
  );
  expect(renderToString(<Breakable>{`A ${"long".repeat(7)}`}</Breakable>)).toContain("wrap-anywhere");
});
