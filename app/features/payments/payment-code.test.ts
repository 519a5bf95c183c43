import jsqr from "jsqr";
import { expect, test } from "vitest";
import { companyDefaults } from "#contract/company-defaults.ts";
import { paymentCodes } from "./payment-code.server.ts";

/** Looks at the drawn code as a phone does: eight pixels a cell, black on white. */
function scan({ size, path }: { size: number; path: string }): string | undefined {
  const side = size * 8;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = Number(y) * 8; row < Number(y) * 8 + 8; row += 1) {
      for (let column = Number(x) * 8; column < Number(x) * 8 + 8; column += 1) {
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
      }
    }
  }
  return jsqr(pixels, side, side)?.data;
}

test("a phone reads the payee and the UPI ID of the settings", () => {
  const [first, second] = paymentCodes({ ...companyDefaults.payment, payee: "Willow & Son" });
  expect(first && scan(first)).toBe("upi://pay?pa=chinarandoar@upi.example&pn=Willow%20%26%20Son&cu=INR");
  expect(second && scan(second)).toContain("pa=advance.chinarandoar@upi.example");
});

test("without a second UPI ID there is one code", () => {
  expect(paymentCodes({ ...companyDefaults.payment, secondUpiId: "" })).toHaveLength(1);
});
