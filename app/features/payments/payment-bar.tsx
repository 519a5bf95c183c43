import { formatRupees } from "#contract/rules/money.ts";
import type { MoneyOfStay } from "#contract/rules/payment.ts";
import { Progress } from "#app/ui/progress.tsx";

/** How much of a stay's total came in; nothing while the total is not settled, or nothing is owed at all. */
export function PaymentBar({ stay }: { stay: MoneyOfStay & { total: number | null; status: string } }) {
  const { total, paid, status } = stay;
  if (!total || status === "Rejected") return null;
  const text = `${formatRupees(paid)} of ${formatRupees(total)}`;
  return (
    <Progress label="Paid" value={Math.max(0, Math.min(paid, total))} max={total} text={text} isLabelHidden />
  );
}
