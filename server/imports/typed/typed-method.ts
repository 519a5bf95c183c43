import { type MoneyMethod, moneyMethods } from "#contract/payments.ts";

/** What registers call the ways to pay, in lower case. */
const alsoCalled: Readonly<Record<MoneyMethod, readonly string[]>> = {
  UPI: ["gpay", "google pay", "phonepe", "phone pe", "paytm", "bhim"],
  Cash: ["by cash", "cash in hand"],
  Card: ["credit card", "debit card", "pos"],
  "Bank transfer": ["bank", "transfer", "neft", "imps", "rtgs", "net banking", "cheque"],
  Online: ["gateway", "payment gateway", "razorpay", "cashfree"],
};

/** Reads how money came in as registers have it; other texts stay as they are, and the schema refuses them. */
export function typedMethod(text = ""): string {
  const plain = text.toLowerCase().replace(/[\s_-]+/g, " ");
  const found = moneyMethods.find(
    (method) => method.toLowerCase() === plain || alsoCalled[method].includes(plain),
  );
  return found ?? text;
}
