import { formatRupees } from "#contract/rules/money.ts";
import type { MoneyOfStay } from "#contract/rules/payment.ts";
import { Progress } from "#app/ui/progress.tsx";

/** A progress bar of the paid part of a stay's total; nothing without a total, or for a rejected stay. */
export function PaymentBar({ stay }: { stay: MoneyOfStay & { total: number | null; status: string } }) {
  const { total, paid, status } = stay;
  if (!total || status === "Rejected") return null;
  const text = `${formatRupees(paid)} of ${formatRupees(total)}`;
  return (
    <Progress label="Paid" value={Math.max(0, Math.min(paid, total))} max={total} text={text} isLabelHidden />
  );
}
