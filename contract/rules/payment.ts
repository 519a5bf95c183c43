import { z } from "zod";
import { balanceOf } from "./owed.ts";
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

/** Whether a stay's price is in that of a package, and no money of its own is to be given back. */
export function isOnlyInPackage({
  packageReference,
  over,
}: Pick<MoneyOfStay, "over"> & { packageReference?: string | undefined }): boolean {
  return packageReference !== undefined && over === 0;
}

/** The charge of a stay that was cancelled or a no-show; null while its total is not settled. */
export type EndedStay = { charge: number | null };

/**
 * Computes `due` and `over` in the unit of `total`, `paid` and `charge`. A rejected stay costs nothing, so payments for
 * it are to be returned; an ended one costs its charge. While the amount owed is not settled, `over` is 0.
 */
export function moneyOfStay(
  status: BookingStatus,
  total: number | null,
  paid: number,
  ended: EndedStay | null = null,
): MoneyOfStay {
  const owed = owedFor(status, total, ended);
  const { due, over } = balanceOf(owed, paid);
  return { paid, due, over, paymentStatus: paymentStatusOf(owed, paid, status === "Rejected") };
}

/** What is owed: the total, the charge of an ended stay, nothing for a rejected one; null while not settled. */
export function owedFor(status: BookingStatus, total: number | null, ended: EndedStay | null): number | null {
  if (ended) return ended.charge;
  return status === "Rejected" ? 0 : total;
}

function paymentStatusOf(owed: number | null, paid: number, isOff: boolean): PaymentStatus {
  if (isOff && owed !== null && paid > owed) return "To return";
  if (isOff && owed === 0) return "Nothing due";
  if (owed !== null && paid >= owed) return "Paid";
  return paid > 0 ? "Part paid" : "Unpaid";
}
