import type { CompanySettings } from "#contract/settings.ts";
import { drawCode } from "./draw-code.server.ts";

export type PaymentCode = {
  title: string;
  text: string;
  upiId: string;
  /** The code as one SVG path in a square of `size` units, quiet zone and all. */
  size: number;
  path: string;
};

/** The ways to pay, each with the QR code that any UPI app reads. */
export function paymentCodes(payment: CompanySettings["payment"]): PaymentCode[] {
  const { payee, firstTitle, firstText, firstUpiId, secondTitle, secondText, secondUpiId } = payment;
  const codes = [
    { title: firstTitle, text: firstText, upiId: firstUpiId },
    { title: secondTitle, text: secondText, upiId: secondUpiId },
  ];
  return codes
    .filter(({ upiId }) => upiId !== "")
    .map((code) => ({ ...code, ...drawCode(upiAddress(code.upiId, payee)) }));
}

type UpiFor = { reference?: string; amount?: number; what?: string };

/**
 * What a UPI app reads: whom to pay, in rupees, and for a stay its reference, in letters and digits, and in a note of at
 * most fifty. Without an amount, in whole rupees, the guest types it.
 */
export function upiAddress(upiId: string, payee: string, { reference, amount, what }: UpiFor = {}): string {
  const sum = amount === undefined ? "" : `&am=${amount}.00`;
  const number = reference ? `&tr=${reference.replace(/[^A-Za-z0-9]/g, "")}` : "";
  const words = [what, reference].filter(Boolean).join(" ").slice(0, 50);
  const note = reference ? `&tn=${encodeURIComponent(words)}` : "";
  return `upi://pay?pa=${upiId}&pn=${encodeURIComponent(payee)}${sum}&cu=INR${number}${note}`;
}
