import type { ListedPaper } from "#contract/papers.ts";
import type { PaidForIds, Payment } from "#contract/payments.ts";
import { formatRupees } from "#contract/rules/money.ts";
import type { MoneyOfStay } from "#contract/rules/payment.ts";
import type { PaymentClaim } from "#contract/payment-claims.ts";
import { ClaimList } from "#app/features/payment-claims/claim-list.tsx";
import { PaperPanel } from "#app/features/papers/paper-panel.tsx";
import type { TypedRefusal } from "#app/reply.ts";
import { buttonStyles } from "#app/ui/button.tsx";
import { moneyWords } from "./money-words.ts";
import { PaymentFold } from "./payment-fold.tsx";
import { PaymentList } from "./payment-list.tsx";

/** The payments of an opened package or cab, and the data for recording another. */
export type OpenedMoney = {
  payments: readonly Payment[];
  papers: readonly ListedPaper[];
  claims: readonly PaymentClaim[];
  today: string;
  idempotencyKey: string;
  refusal: TypedRefusal | undefined;
};

type RequestMoneyProps = {
  field: keyof PaidForIds;
  record: MoneyOfStay & { id: number; version: number; total: number | null };
  money: OpenedMoney;
};

/** Agreed total and payments of a package or a cab, with the form for more. */
export function RequestMoney({
  field,
  record,
  money: { payments, papers, claims, ...form },
}: RequestMoneyProps) {
  const total = record.total === null ? "No total agreed yet" : `${formatRupees(record.total)} agreed`;
  const isOpen = record.total === null && record.paid === 0;
  return (
    <section aria-label="Payment" className="my-5">
      <ClaimList claims={claims} />
      <PaymentFold booking={record} {...{ field, payments }} {...form}>
        <span className="num font-semibold">
          {isOpen ? total : `${total}, ${moneyWords(record).toLowerCase()}`}
        </span>
        <span className={buttonStyles({ variant: "outline", size: "small" })}>Record payment</span>
      </PaymentFold>
      <PaymentList payments={payments} today={form.today} />
      <PaperPanel booking={record} {...{ field, papers, payments }} />
    </section>
  );
}
