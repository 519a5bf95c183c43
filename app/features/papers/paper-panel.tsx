import { Form } from "react-router";
import type { InvoiceBuyer, ListedPaper, PaperKind } from "#contract/papers.ts";
import type { PaidForIds, Payment } from "#contract/payments.ts";
import { shortDate } from "#contract/rules/dates.ts";
import { formatRupees, toRupees } from "#contract/rules/money.ts";
import { SheetForm } from "#app/features/unsaved/watched-form.tsx";
import { BusinessFields } from "./business-fields.tsx";
import { invoicesToOthers, wrongInvoices } from "./standing-invoices.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { controlPages } from "#app/content/control-addresses.ts";

type PaperPanelProps = {
  booking: { id: number; paid: number; due: number | null; over: number };
  /** The kind of booking that the papers belong to. */
  field?: keyof PaidForIds;
  papers: readonly ListedPaper[];
  /** The company that the guest wants the invoice written to. */
  buyer?: InvoiceBuyer | null;
  payments: readonly Payment[];
  /** Nothing is owed for it: no invoice can be issued. */
  isVoucherOnly?: boolean;
};

/** A booking's issued papers, and the folded forms that issue more. */
export function PaperPanel({
  booking,
  field = "bookingId",
  papers,
  buyer = null,
  payments,
  isVoucherOnly = false,
}: PaperPanelProps) {
  const issued = new Set(papers.map(({ paymentId }) => paymentId));
  const open = payments.filter(({ id }) => !issued.has(id));
  const hasInvoice = papers.some(({ kind }) => kind === "invoice");
  return (
    <details className="mt-3 border-t border-line pt-3" open={papers.length > 0 || buyer !== null}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold">
        <Icon of="sticky-note" />
        {isVoucherOnly ? "Voucher for the house" : "Receipts, invoices, vouchers"}
      </summary>
      <ul className="grid gap-1.5 py-2 text-sm empty:hidden">
        {papers.map((paper) => (
          <IssuedPaper key={paper.id} paper={paper} />
        ))}
      </ul>
      {wrongInvoices(papers, booking).map((invoice) => (
        <WrongInvoice
          key={invoice.id}
          invoice={invoice}
          owed={booking.paid + (booking.due ?? 0) - booking.over}
        />
      ))}
      {invoicesToOthers(papers, buyer).map(({ id, title, number }) => (
        <p key={id} className="rounded-control bg-raised px-4 py-3 text-sm wrap-anywhere">
          {title} {number} is not to {buyer?.buyerName}, as the guest asks. To change that, take it back with
          a credit note, then issue a new one.
        </p>
      ))}
      {open.map((payment) => (
        <ReceiptForm key={payment.id} {...{ field, payment }} recordId={booking.id} />
      ))}
      <SheetForm preventScrollReset className="grid gap-3 py-2">
        <PaperFields field={field} recordId={booking.id} />
        <div className="flex flex-wrap gap-2">
          {isVoucherOnly ? null : <IssueButton kind="proforma">Proforma</IssueButton>}
          {isVoucherOnly ? null : <IssueButton kind="invoice">Invoice</IssueButton>}
          <IssueButton kind="voucher">
            {field === "cabBookingId" ? "Voucher for the driver" : "Voucher for the house"}
          </IssueButton>
          {hasInvoice ? <IssueButton kind="credit note">Credit note</IssueButton> : null}
        </div>
        {isVoucherOnly ? null : <BusinessFields key={Object.values(buyer ?? {}).join()} buyer={buyer} />}
      </SheetForm>
    </details>
  );
}

function IssuedPaper({ paper }: { paper: ListedPaper }) {
  const { id, title, number, issuedOn, issuedBy, isWithdrawn } = paper;
  const href = controlPages.paper(id);
  return (
    <li className="flex flex-wrap gap-x-3">
      <TextLink href={href}>
        {title} {number}
      </TextLink>
      <span className="text-ink3">
        {shortDate(issuedOn)}, {issuedBy}
        {isWithdrawn ? ", withdrawn" : ""}
      </span>
      <TextLink href={`${href}/pdf`} target="_self" aria-label={`${title} ${number} as PDF`}>
        PDF
      </TextLink>
    </li>
  );
}

/** That an invoice names another sum than is owed since: its tax would be paid all the same. */
function WrongInvoice({ invoice, owed }: { invoice: ListedPaper; owed: number }) {
  const { title, number, totalPaise } = invoice;
  return (
    <p className="rounded-control bg-raised px-4 py-3 text-sm">
      {title} {number} says {formatRupees(toRupees(totalPaise ?? 0))}, but{" "}
      {owed === 0 ? "nothing" : formatRupees(owed)} is owed now. A credit note takes it back
      {owed === 0 ? "." : ", then issue a new one."}
    </p>
  );
}

type ReceiptFormProps = { field: keyof PaidForIds; recordId: number; payment: Payment };

function ReceiptForm({ field, recordId, payment }: ReceiptFormProps) {
  const { id, amount, paidOn } = payment;
  return (
    <Form method="post" preventScrollReset className="py-1">
      <PaperFields {...{ field, recordId }} />
      <input type="hidden" name="paymentId" value={id} />
      <IssueButton kind="receipt">
        Receipt for {formatRupees(amount)}, {shortDate(paidOn)}
      </IssueButton>
    </Form>
  );
}

function PaperFields({ field, recordId }: { field: keyof PaidForIds; recordId: number }) {
  return (
    <>
      <input type="hidden" name="intent" value="paper" />
      <input type="hidden" name={field} value={recordId} />
    </>
  );
}

function IssueButton({ kind, children }: { kind: PaperKind; children: React.ReactNode }) {
  return (
    <Button type="submit" name="kind" value={kind} variant="outline" size="small">
      {children}
    </Button>
  );
}
