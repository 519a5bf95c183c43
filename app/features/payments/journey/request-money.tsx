import type { InvoiceBuyer, ListedPaper } from "#contract/papers.ts";
import type { PaidForIds, Payment } from "#contract/payments.ts";
import { formatRupees } from "#contract/rules/money.ts";
import type { MoneyOfStay } from "#contract/rules/payment.ts";
import type { RequestStatus } from "#contract/rules/status.ts";
import type { PaymentClaim } from "#contract/payment-claims.ts";
import { ClaimList } from "#app/features/payment-claims/claim-list.tsx";
import { PaperPanel } from "#app/features/papers/paper-panel.tsx";
import type { TypedRefusal } from "#app/reply.ts";
import { TextLink } from "#app/ui/link.tsx";
import { AgreeOnEstimate } from "#app/features/estimate/agree-on-estimate.tsx";
import { agreedTotalHref } from "../agreed-total-field.tsx";
import { moneyWords } from "../money-words.ts";
import { PaymentBar } from "../payment-bar.tsx";
import { PaymentFold } from "../payment-fold.tsx";
import { PaymentList } from "../payment-list.tsx";
import { AskForMoney } from "../payment-reminder.tsx";
import { useJourneyRequest } from "./use-journey-request.ts";

/** The payments of an opened package or cab, and the data for recording another. */
export type OpenedMoney = {
  payments: readonly Payment[];
  papers: readonly ListedPaper[];
  buyer: InvoiceBuyer | null;
  claims: readonly PaymentClaim[];
  today: string;
  idempotencyKey: string;
  refusal: TypedRefusal | undefined;
};

type RequestMoneyProps = {
  field: keyof PaidForIds;
  record: MoneyOfStay & PaidRequest;
  money: OpenedMoney;
  /** What the guest is told of it, before what is asked for. */
  message: string;
};

type PaidRequest = {
  id: number;
  version: number;
  phoneNo: string;
  status: RequestStatus;
  total: number | null;
  estimate: number | null;
};

/** Agreed total and payments of a package or a cab, with the form for more and the link that asks for what is due. */
export function RequestMoney({
  field,
  record,
  money: { payments, papers, buyer, claims, ...form },
  message,
}: RequestMoneyProps) {
  const total = record.total === null ? "No total agreed yet" : `${formatRupees(record.total)} agreed`;
  const request = useJourneyRequest(message, record);
  const isOpen = record.total === null && record.paid === 0;
  return (
    <section aria-label="Payment" className="my-5">
      <ClaimList claims={claims} />
      <PaymentBar stay={record} />
      <PaymentFold
        booking={record}
        {...{ field, payments }}
        {...form}
        words={isOpen ? total : `${total}, ${moneyWords(record).toLowerCase()}`}
      />
      <PaymentList payments={payments} today={form.today} />
      <div className="flex flex-wrap items-center justify-between gap-x-5">
        {request ? <AskForMoney phone={record.phoneNo} request={request} /> : null}
        <AgreeOnEstimate record={record} />
        <TextLink href={agreedTotalHref} className="inline-flex min-h-11 items-center text-sm">
          {record.total === null ? "Agree a total" : "Change the total"}
        </TextLink>
      </div>
      <PaperPanel booking={record} {...{ field, papers, buyer, payments }} />
    </section>
  );
}
