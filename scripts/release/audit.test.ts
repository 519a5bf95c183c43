import { expect, test } from "vitest";
import { judgeAudit } from "./audit.ts";

const inProduct = new Set(["hono", "sharp"]);
const judge = (vulnerabilities: object) => judgeAudit(JSON.stringify({ vulnerabilities }), inProduct);

test("a grave fault of a package in the product fails, and is named", () => {
  expect(judge({ hono: { severity: "high", range: "<4.13.20" } })).toEqual({
    isFine: false,
    lines: ["high, in the product: hono <4.13.20"],
  });
});

test("a small one, and any in development, are told and do not fail", () => {
  const { isFine, lines } = judge({ sharp: { severity: "low" }, vite: { severity: "critical" } });
  expect(isFine).toBe(true);
  expect(lines).toEqual(["low, in the product: sharp", "critical, development only: vite"]);
});

test("a registry that cannot be asked is told and does not fail", () => {
  const refused = judgeAudit(JSON.stringify({ message: "405 Method Not Allowed" }), inProduct);
  expect(refused).toEqual({
    isFine: true,
    lines: ["Not audited, the registry could not be asked: 405 Method Not Allowed"],
  });
  expect(judgeAudit("", inProduct).isFine).toBe(true);
});

test("nothing found is told as well", () => {
  expect(judge({})).toEqual({ isFine: true, lines: ["No known fault in any package"] });
});
