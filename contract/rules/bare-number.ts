import { latinDigits } from "./digits.ts";

/** An amount without what people write around its digits: `Rs. 12,500/-` as `12500`. */
export function bareAmount(text: string): string {
  return text
    .replace(/^\s*(?:rs\.?|inr)/i, "")
    .replace(/[₹,٬\s]/g, "")
    .replace(/(\d)\/[-=]?$/, "$1")
    .replace(/\.00$/, "");
}

/** A number of percent without its sign, in Latin digits: `18 %` as `18`. */
export function barePercent(text: string): string {
  return latinDigits(text)
    .trim()
    .replace(/(\d)\s*%$/, "$1");
}
