import { z } from "zod";
import { type BookingStatus } from "./status.ts";

export const paymentStatuses = ["Unpaid", "Part paid", "Paid", "To return", "Nothing due"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** A stay's payments in sum, in whole rupees. */
export const moneyShape = {
  /** Payments less refunds. */
  paid: z.int(),
  /** Still to be paid; null while the total is not settled. */
  due: z.int().nullable(),
  /** Paid beyond what is owed: to be returned. */
  over: z.int(),
  paymentStatus: z.enum(paymentStatuses),
};

export type MoneyOfStay = { paid: number; due: number | null; over: number; paymentStatus: PaymentStatus };

/**
 * Computes `due` and `over` in the unit of `total` and `paid`. A rejected stay costs nothing, so payments for it are to
 * be returned. While the total is not settled, nothing is over.
 */
export function moneyOfStay(status: BookingStatus, total: number | null, paid: number): MoneyOfStay {
  if (status === "Rejected") {
    return { paid, due: 0, over: paid, paymentStatus: paid > 0 ? "To return" : "Nothing due" };
  }
  if (total === null) return { paid, due: null, over: 0, paymentStatus: paid > 0 ? "Part paid" : "Unpaid" };
  const due = Math.max(0, total - paid);
  const paymentStatus = due === 0 ? "Paid" : paid > 0 ? "Part paid" : "Unpaid";
  return { paid, due, over: Math.max(0, paid - total), paymentStatus };
}
