import type { PaymentMethod } from "#contract/payments.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import type { Transaction } from "#server/db/open.ts";
import { insertDemoRecord } from "./insert-demo-record.queries.ts";
import type { DemoBooking } from "./demo-requests.ts";

const advanceShare = 0.3;
const hundredRupees = 10_000;

type Stay = { id: number; total_paise: number; created_at: string; departure: string };

/** What a demo guest paid: as most do, 30 % by UPI when the stay is agreed and the rest in cash at check-out. */
export async function seedPayments(
  transaction: Transaction,
  paid: DemoBooking["paid"],
  { id, total_paise, created_at, departure }: Stay,
): Promise<void> {
  const agreed = todayInKashmir(new Date(created_at));
  const advance = Math.round((total_paise * advanceShare) / hundredRupees) * hundredRupees;
  const pay = (paise: number, method: PaymentMethod, paid_on: string, note: string) =>
    insertDemoRecord(transaction, "payments", { created_at, booking_id: id, paise, method, paid_on, note });
  if (paid === "in full") await pay(total_paise, "Bank transfer", agreed, `Transfer 0000-${1000 + id}`);
  if (paid !== "advance" && paid !== "at check-out") return;
  await pay(advance, "UPI", agreed, `UPI 0000-0000-${1000 + id}, advance`);
  if (paid === "at check-out") await pay(total_paise - advance, "Cash", departure, "At check-out");
}
