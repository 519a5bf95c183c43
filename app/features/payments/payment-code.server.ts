import type { CompanySettings } from "#contract/settings.ts";
import { drawCode } from "./draw-code.server.ts";

export type PaymentCode = {
  title: string;
  text: string;
  upiId: string;
  /** The code as one SVG path in a square of `size` units, including the quiet zone. */
  size: number;
  path: string;
};

/** The company's UPI IDs, each with the QR code that any UPI app reads. */
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
 * A `upi://pay` address: payee, rupees, and for a booking its reference as transaction id (letters and digits only) and in
 * a note of at most 50 characters. Without an amount (whole rupees) the guest types it.
 */
export function upiAddress(upiId: string, payee: string, { reference, amount, what }: UpiFor = {}): string {
  const sum = amount === undefined ? "" : `&am=${amount}.00`;
  const number = reference ? `&tr=${reference.replace(/[^A-Za-z0-9]/g, "")}` : "";
  const words = [what, reference].filter(Boolean).join(" ").slice(0, 50);
  const note = reference ? `&tn=${encodeURIComponent(words)}` : "";
  return `upi://pay?pa=${upiId}&pn=${encodeURIComponent(payee)}${sum}&cu=INR${number}${note}`;
}
