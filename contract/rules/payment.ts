import { z } from "zod";
import { type BookingStatus } from "./status.ts";

export const paymentStatuses = ["Unpaid", "Part paid", "Paid", "To return", "Nothing due"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** How a stay's money stands, in whole rupees. */
export const moneyShape = {
  /** What came in for the stay, less what was given back. */
  paid: z.int(),
  /** Still to come; null while the total is not settled. */
  due: z.int().nullable(),
  /** More than is owed: to be given back. */
  over: z.int(),
  paymentStatus: z.enum(paymentStatuses),
};

export type MoneyOfStay = { paid: number; due: number | null; over: number; paymentStatus: PaymentStatus };

/**
 * How a stay's money stands, in the unit of `total` and `paid`. A rejected stay costs nothing, so what was paid for it is
 * to be returned; while the total is not settled, nothing can be too much.
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
