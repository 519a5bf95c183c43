import { type PaperForm, paperMessages } from "#contract/papers.ts";
import type { Settings } from "#contract/settings.ts";
import type { PaidFor } from "../paid-for.ts";
import type { Subject } from "./subject/subject.ts";
import type { Transaction } from "../db/open.ts";
import { AppError, fieldError } from "../errors.ts";
import { composeCredit } from "./content/compose-credit.ts";
import { composeReceipt } from "./content/compose-receipt.ts";
import { type ComposedPaper, composeInvoice, composeProforma, composeVoucher } from "./content/compose.ts";
import {
  creditOf,
  findPayment,
  latestOf,
  listPapers,
  type PaperRow,
  receiptOf,
  taxesOf,
} from "./papers.queries.ts";

type ForKind = {
  composed: ComposedPaper;
  /** The paper issued before, which may be the same. */
  same: PaperRow | undefined;
  links: { payment_id: number | null; credits_id: number | null };
  /** Whom it is for, where that is taken from another paper. */
  guest?: string;
};

const noLinks = { payment_id: null, credits_id: null };

/** The content that a paper of this kind would have, and the one issued before. Throws as `issuePaper` does. */
export async function composeKind(
  transaction: Transaction,
  form: PaperForm,
  subject: Subject,
  settings: Settings,
): Promise<ForKind> {
  if (form.kind === "receipt") return receipt(transaction, form, subject, settings);
  if (form.kind === "credit note") return credit(transaction, subject);
  if (form.kind === "invoice") {
    const same = await liveInvoice(transaction, subject.paidFor);
    return { composed: composeInvoice(subject, settings), same, links: noLinks };
  }
  const same = await latestOf(transaction, subject.paidFor, form.kind);
  const composed = (form.kind === "proforma" ? composeProforma : composeVoucher)(subject, settings);
  return { composed, same, links: noLinks };
}

async function receipt(
  transaction: Transaction,
  form: PaperForm,
  subject: Subject,
  settings: Settings,
): Promise<ForKind> {
  const payment = form.paymentId && (await findPayment(transaction, form.paymentId, subject.paidFor));
  if (!payment) throw fieldError("paymentId", paperMessages.unknownPayment);
  const same = await receiptOf(transaction, payment.id);
  const receipts = (await listPapers(transaction, subject.paidFor))
    .filter(({ payment_paise }) => (payment_paise ?? 0) > 0)
    .map(({ number }) => number);
  const isInvoiced = (await liveInvoice(transaction, subject.paidFor)) !== undefined;
  const composed = composeReceipt(subject, payment, settings, { isInvoiced, receipts });
  return { composed, same, links: { ...noLinks, payment_id: payment.id } };
}

/** For the last invoice and its guest; asked for again, it is the note issued for that invoice. */
async function credit(transaction: Transaction, subject: Subject): Promise<ForKind> {
  const invoice = await latestOf(transaction, subject.paidFor, "invoice");
  if (!invoice) throw new AppError("conflict", { message: paperMessages.noInvoice });
  const composed = composeCredit(invoice, await taxesOf(transaction, invoice.id));
  const same = await creditOf(transaction, invoice.id);
  return { composed, same, links: { ...noLinks, credits_id: invoice.id }, guest: invoice.guest };
}

/** The last invoice, unless it was cancelled. */
async function liveInvoice(transaction: Transaction, paidFor: PaidFor): Promise<PaperRow | undefined> {
  const invoice = await latestOf(transaction, paidFor, "invoice");
  return invoice && !(await creditOf(transaction, invoice.id)) ? invoice : undefined;
}
