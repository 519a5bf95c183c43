import type { MoneyOfStay, PaymentStatus } from "#contract/rules/payment.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { moneyWords } from "./money-words.ts";

const tones: Record<PaymentStatus, BadgeTone> = {
  Unpaid: "awaiting",
  "Part paid": "part",
  Paid: "confirmed",
  "To return": "cancelled",
  "Nothing due": "done",
};

/** The badge of a stay's payment status; `withAmount` adds the amount due or overpaid. */
export function PaymentBadge({ money, withAmount = false }: { money: MoneyOfStay; withAmount?: boolean }) {
  const { paymentStatus, over } = money;
  const isOver = over > 0;
  const tone = isOver ? "cancelled" : tones[paymentStatus];
  return <Badge tone={tone}>{withAmount || isOver ? moneyWords(money) : paymentStatus}</Badge>;
}
