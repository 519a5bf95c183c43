import { isOnlyInPackage, type MoneyOfStay, type PaymentStatus } from "#contract/rules/payment.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { moneyWords } from "./money-words.ts";

const tones: Record<PaymentStatus, BadgeTone> = {
  Unpaid: "awaiting",
  "Part paid": "part",
  Paid: "confirmed",
  "To return": "cancelled",
  "Nothing due": "done",
};

type PaymentBadgeProps = {
  money: MoneyOfStay & { packageReference?: string | undefined };
  withAmount?: boolean;
};

/**
 * The badge of a stay's payment status; `withAmount` adds the amount due or overpaid. A stay in a package's price has no
 * status of its own.
 */
export function PaymentBadge({ money, withAmount = false }: PaymentBadgeProps) {
  const { paymentStatus, over } = money;
  if (isOnlyInPackage(money)) return <Badge tone="done">In its package</Badge>;
  const isOver = over > 0;
  const tone = isOver ? "cancelled" : tones[paymentStatus];
  return <Badge tone={tone}>{withAmount || isOver ? moneyWords(money) : paymentStatus}</Badge>;
}
