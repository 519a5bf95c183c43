import jsqr from "jsqr";
import { expect, test } from "vitest";
import { companyDefaults } from "#contract/company-defaults.ts";
import { paymentCodesOf } from "#app/features/bookings/ticket/guest-payment.server.ts";
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

const owed = [
  { what: "Advance", amount: 2250, by: "2030-06-03" },
  { what: "Full payment", amount: 9000, by: null },
] as const;

test("a guest's codes have the exact amount, the reference and what it is for; an advance goes to its own UPI ID", () => {
  const payment = { ...companyDefaults.payment, payee: "Willow & Son" };
  const codes = paymentCodesOf(owed, "CO-7K2M9Q", payment);
  expect(codes.map(scan)).toEqual([
    "upi://pay?pa=advance.chinarandoar@upi.example&pn=Willow%20%26%20Son&am=2250.00&cu=INR&tr=CO7K2M9Q&tn=Advance%20CO-7K2M9Q",
    "upi://pay?pa=chinarandoar@upi.example&pn=Willow%20%26%20Son&am=9000.00&cu=INR&tr=CO7K2M9Q&tn=Full%20payment%20CO-7K2M9Q",
  ]);
});

test("only a merchant's UPI ID is also a link, and it says what the code says", () => {
  const payment = {
    ...companyDefaults.payment,
    firstUpiKind: "merchant",
    secondUpiKind: "personal",
  } as const;
  const [advance, whole] = paymentCodesOf(owed, "CO-7K2M9Q", payment);
  expect(advance?.href).toBeNull();
  expect(whole?.href).toBe(whole && scan(whole));
});

test("the note in a code has fifty letters at most, whatever the reference", () => {
  const [code] = paymentCodesOf(owed, `CO-${"7".repeat(80)}`, companyDefaults.payment);
  const note = new URL((code && scan(code)) ?? "").searchParams.get("tn");
  expect(note).toHaveLength(50);
});
