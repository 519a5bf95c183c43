import type { Payment } from "#contract/payments.ts";
import { toRupees } from "#contract/rules/money.ts";
import type { PaymentRow } from "./payments.queries.ts";

export function presentPayment(row: PaymentRow): Payment {
  return {
    id: row.id,
    bookingId: row.booking_id,
    packageBookingId: row.package_booking_id,
    cabBookingId: row.cab_booking_id,
    reference: row.request_reference,
    customerName: row.customer_name,
    amount: toRupees(Math.abs(row.paise)),
    direction: row.paise < 0 ? "Returned" : "Received",
    method: row.method,
    paidOn: row.paid_on,
    paymentReference: row.reference,
    note: row.note,
    createdAt: row.created_at,
    isDeleted: row.deleted_at !== null,
  };
}
